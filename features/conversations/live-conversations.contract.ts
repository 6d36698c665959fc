/** What has been written in a conversation by now, and who is writing. */
export interface ConversationState {
  countMessages: number;
  countParticipants: number;
  /** The subject. */
  name: string;
  /** Others than the reader, by their names. */
  writing: string[];
  /** When the latest of them last said so; another one, as long as somebody goes on. */
  dateWriting: string | null;
}

/** What every window of a member shows of their conversations. */
export interface InboxState {
  /** Up to 100, which stands for more. */
  countUnread: number;
  /** When the latest of them changed: where it differs, the list is another one. */
  dateLatest: string | null;
}

declare module '../../platform/contract/live-states.ts' {
  interface LiveStates {
    conversation: ConversationState;
    inbox: InboxState;
  }
}
