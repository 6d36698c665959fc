// Earlier texts of discussions and comments, where a member is taken out of them.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';

type RecordType = 'discussion' | 'comment';

export async function deleteRevisions(
  db: Queryable,
  recordType: RecordType,
  ids: readonly number[],
): Promise<void> {
  await db.execute(
    sql`delete from post_revisions where record_type = ${recordType} and record_id = any(${ids})`,
  );
}

/** `change` answers the text that there was, where nothing of it has to be another. */
export async function changeRevisions(
  db: Queryable,
  recordType: RecordType,
  recordID: number,
  change: (body: string, format: string) => string,
): Promise<void> {
  const rows = await db.rows<{ post_revision_id: number; body: string; format: string }>(sql`
    select post_revision_id, body, format from post_revisions
    where record_type = ${recordType} and record_id = ${recordID}`);
  for (const row of rows) {
    const body = change(row.body, row.format);
    if (body === row.body) continue;
    await db.execute(
      sql`update post_revisions set body = ${body} where post_revision_id = ${row.post_revision_id}`,
    );
  }
}
