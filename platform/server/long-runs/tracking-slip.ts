// Long runs as those who started them follow them.
import type { TrackingSlip } from '../../contract/progress.ts';
import { sql } from '../db/sql.ts';
import type { Progress } from './take-turns.ts';

export interface SlipRow {
  long_run_id: string;
  user_id: number;
  status: TrackingSlip['status'];
  date_updated: string;
  progress: Progress;
}

export const slipColumns = sql.raw('long_run_id, user_id, status, date_updated, progress');

export function presentSlip(row: SlipRow): TrackingSlip {
  return {
    jobTrackingID: row.long_run_id,
    trackingUserID: row.user_id,
    status: row.status,
    dateLastModified: row.date_updated,
    progress: row.progress,
  };
}
