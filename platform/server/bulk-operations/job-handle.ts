// Bulk operations as those who started them follow them.
import type { JobHandle } from '../../contract/progress.ts';
import { sql } from '../db/sql.ts';
import type { Progress } from './process-records.ts';

export interface JobHandleRow {
  bulk_operation_id: string;
  user_id: number;
  status: JobHandle['status'];
  date_updated: string;
  progress: Progress;
}

export const jobHandleColumns = sql.raw('bulk_operation_id, user_id, status, date_updated, progress');

export function presentJobHandle(row: JobHandleRow): JobHandle {
  return {
    jobTrackingID: row.bulk_operation_id,
    trackingUserID: row.user_id,
    status: row.status,
    dateLastModified: row.date_updated,
    progress: row.progress,
  };
}
