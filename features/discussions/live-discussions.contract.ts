/** What was begun most recently in a category and those below it, or anywhere (0). */
export interface NewestDiscussions {
  /** The newest few, the newest first. */
  latest: { discussionID: number; categoryID: number; insertUserID: number; dateInserted: string }[];
}

declare module '../../platform/contract/live-states.ts' {
  interface LiveStates {
    newDiscussions: NewestDiscussions;
  }
}
