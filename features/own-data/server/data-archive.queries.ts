import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** So long it can be downloaded. */
export const AVAILABLE_DAYS = 7;

export interface DataArchiveRow {
  archive_id: string;
  status: 'running' | 'done' | 'failed';
  date_inserted: string;
  date_finished: string | null;
  date_expires: string | null;
  count_records: number;
  count_files: number;
  bytes: number;
}

export async function findArchive(db: Queryable, userID: number): Promise<DataArchiveRow | undefined> {
  return db.row<DataArchiveRow>(sql`
    select archive_id, status, date_inserted, date_finished, count_records, count_files, bytes,
      case when status = 'done' then date_finished + make_interval(days => ${sql.integer(AVAILABLE_DAYS)}) end as date_expires
    from data_archives
    where user_id = ${userID}
      and (date_finished is null or date_finished > now() - make_interval(days => ${sql.integer(AVAILABLE_DAYS)}))`);
}

export const keyOf = (archiveID: string): string => `data-archives/${archiveID}.zip`;
