// What the pages of messages hand to the browser.
import type { UserFragment } from '../users/users.contract.ts';

export type ShownPerson = Pick<UserFragment, 'userID' | 'name' | 'url' | 'photoUrl'>;

export interface ListedConversation {
  conversationID: number;
  name: string;
  /** How the latest message begins. */
  excerpt: string;
  dateLast: string;
  countUnread: number;
  isMuted: boolean;
  isOwnLatest: boolean;
  /** Of several people, who wrote the latest. */
  lastName?: string;
  people: ShownPerson[];
}

export interface ListedMessage {
  messageID: number;
  conversationID: number;
  conversationName: string;
  excerpt: string;
  dateInserted: string;
  author: ShownPerson;
}

export interface ShownMessage {
  messageID: number;
  number: number;
  body: string;
  dateInserted: string;
  author: ShownPerson;
  isOwn: boolean;
  /** The reader ignores who wrote it. */
  isIgnored: boolean;
  isWiped: boolean;
}

/** A line between messages. */
export interface ConversationChange {
  changeID: number;
  type: 'added' | 'left' | 'renamed';
  /** The message it stands behind. */
  afterNumber: number;
  by: ShownPerson;
  isOwn: boolean;
  /** Whom they added. */
  added: ShownPerson[];
  dateInserted: string;
}

export interface ShownParticipant extends ShownPerson {
  hasLeft: boolean;
  isIgnored: boolean;
}

export interface OpenedConversation {
  conversationID: number;
  name: string;
  subject: string;
  insertUserID: number;
  countMessages: number;
  countParticipants: number;
  participants: ShownParticipant[];
  /** The oldest first. */
  messages: ShownMessage[];
  /** Those between these messages, the oldest first. */
  changes: ConversationChange[];
  page: number;
  hasOlder: boolean;
  /** Of the first message that was not read when the page was asked for. */
  firstUnread: number | null;
  countUnread: number;
  isMuted: boolean;
  /** False: a moderator looks at it. */
  takesPart: boolean;
  canAdd: boolean;
  canRename: boolean;
  maxLength: number;
  /** What was begun to be written, and is stored. */
  draftID: number | null;
  /** What was searched for in it; its messages are not there then. */
  query: string;
  found: ListedMessage[];
}

export interface MessagesPageProps {
  inbox: ListedConversation[];
  inboxPage: number;
  hasMore: boolean;
  /** What was searched for. */
  query: string;
  found: ListedMessage[];
  opened: OpenedConversation | null;
  canBegin: boolean;
}

export interface NewMessagePageProps {
  recipients: ShownPerson[];
  /** What is shared. */
  content: string;
  hasSubjects: boolean;
  maxRecipients: number;
  maxLength: number;
  draftID: number | null;
}
