// Rows that an import could not take, or not quite as they were: the first of them, for a page.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface ImportRemark {
  kind: string;
  foreignID: string;
  remark: string;
  place: string | null;
  isRejected: boolean;
}

const MOST = 100;

export function firstRemarks(db: Queryable, source: string): Promise<ImportRemark[]> {
  return db.rows<ImportRemark>(sql`
    (select kind, foreign_id as "foreignID", reason as remark, place, true as "isRejected"
      from import_rejections where source = ${source} order by kind, foreign_id limit ${sql.integer(MOST)})
    union all
    (select kind, foreign_id, note, null, false
      from import_notes where source = ${source} order by kind, foreign_id, note limit ${sql.integer(MOST)})
    limit ${sql.integer(MOST)}`);
}
