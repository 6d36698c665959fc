// What people are notified of, as a job is told.
import type { Reason } from './notification-kinds.ts';

export interface Occasion {
  recordType: string;
  recordID: number;
  /** What happened to it: kinds of that occasion say who is notified. */
  occasion: string;
  /** Who did it and hears nothing of it; absent: who wrote the record. */
  actorUserID?: number;
  /** These alone. Absent: all. */
  reasons?: Reason[];
  /** It was written before, and is seen now: of what is old nobody hears. */
  isSeenAgain?: boolean;
}

export const NOTIFY_JOB = 'notify';
