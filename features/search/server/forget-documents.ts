// Documents taken out of the index.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** Nobody finds these records until their documents are written again. */
export async function forgetDocuments(
  db: Queryable,
  recordType: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(
    sql`delete from search_documents where record_type = ${recordType} and record_id = any(${ids}::int[])`,
  );
}
