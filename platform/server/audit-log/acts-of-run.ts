import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';

/** What somebody did in one gesture so far: how often each act. */
export async function actsOfRun(
  db: Pick<Queryable, 'rows'>,
  runID: string,
  userID: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.rows<{ act: string; count: number }>(sql`
    select act, count(*)::int as count from audit_log_undos u join audit_log using (audit_log_id)
    where u.run_id = ${runID}::uuid and u.user_id = ${userID} group by act`);
  return new Map(rows.map((row) => [row.act, row.count]));
}
