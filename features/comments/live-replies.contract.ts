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
  /** Absent: nobody. */
  writers?: Writers;
}

export interface Writers {
  people: Pick<UserFragment, 'userID' | 'name'>[];
  /** When the latest of them last said so; another one, as long as somebody goes on. */
  date: string;
}

declare module '../../platform/contract/live-states.ts' {
  interface LiveStates {
    discussion: RepliesState;
  }
}
