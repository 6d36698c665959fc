import type { UserFragment } from '../users/users.contract.ts';

/** What has been written in a discussion by now. */
export interface RepliesState {
  countComments: number;
  /** The newest few, the newest first. */
  latest: {
    commentID: number;
    number: number;
    insertUser: Pick<UserFragment, 'userID' | 'name' | 'photoUrl'>;
  }[];
}

declare module '../../platform/contract/live-states.ts' {
  interface LiveStates {
    discussion: RepliesState;
  }
}
