/** How the reader stands to a poll. */
export interface PollState {
  canVote: boolean;
  hasVoted: boolean;
  isClosed: boolean;
  /** The options are there to be chosen from. */
  isAsking: boolean;
}
