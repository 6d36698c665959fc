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
  let afterID = 0;
  for (;;) {
    const rows = await db.rows<Revision>(sql`
      select post_revision_id, body, format from post_revisions
      where record_type = ${recordType} and record_id = ${recordID} and post_revision_id > ${afterID}
      order by post_revision_id limit ${sql.integer(AT_ONCE)}`);
    for (const row of rows) await changeRevision(db, row, change(row.body, row.format));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    afterID = last.post_revision_id;
  }
}

interface Revision {
  post_revision_id: number;
  body: string;
  format: string;
}

/** Who edits a long post often leaves more than is to be held in memory. */
const AT_ONCE = 20;

async function changeRevision(db: Queryable, revision: Revision, body: string): Promise<void> {
  if (body === revision.body) return;
  await db.execute(
    sql`update post_revisions set body = ${body} where post_revision_id = ${revision.post_revision_id}`,
  );
}
