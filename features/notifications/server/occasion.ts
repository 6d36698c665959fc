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
  /** What happens to a record again and again is news once in each round: the number of one. */
  round?: number;
  /** It was written before, and is seen now: of what is old nobody hears. */
  isSeenAgain?: boolean;
}

export const NOTIFY_JOB = 'notify';

/** Nobody is notified twice of what is called the same of one record. */
export function storedOccasion({ occasion, round }: Occasion): string {
  return round === undefined ? occasion : `${occasion}.${round}`;
}
