// What the widgets of polls show: their server halves answer it, their React halves take it.

/** As everybody of an audience sees it; what is the reader's own follows as viewer state. */
export interface PollCardProps {
  pollID: number;
  discussionID: number;
  /** Null: the title of the discussion is the question. */
  question: string | null;
  anonymous: boolean;
  multipleChoice: boolean;
  resultsHidden: boolean;
  votesChangeable: boolean;
  dateCloses: string | null;
  closed: boolean;
  countVotes: number;
  /** Not called bodies: those of posts are left out of the JSON of a page. `countVotes` is null while results are hidden. */
  options: { pollOptionID: number; text: string; countVotes: number | null }[];
}

/** Of a discussion that is edited: its poll as it is. */
export interface PollInForm {
  question: string;
  options: { pollOptionID: number; text: string }[];
  anonymous: boolean;
  multipleChoice: boolean;
  resultsHidden: boolean;
  votesChangeable: boolean;
  dateCloses: string | null;
  /** Somebody has voted: what it asks of people stays as it is. */
  hasVotes: boolean;
}

export interface PollOfFormProps {
  maxOptions: number;
  poll?: PollInForm;
}
