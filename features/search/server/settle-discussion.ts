// All documents of a discussion become what they should be, in batches by key that each are a transaction of their own.
import type { Database } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { correctDocuments } from './discussion-documents.ts';
import { commentKind, discussionKind } from './kinds/post.kinds.ts';
import { writeDocuments } from './search.documents.ts';

const BATCH = 500;

/** May come twice. What changes meanwhile has it done once more. */
export async function settleDiscussion(site: Site, discussionID: number): Promise<void> {
  const { database } = site;
  const stale = await database.row<{ changed: string }>(sql`
    select date_changed::text as changed from search_stale_discussions where discussion_id = ${discussionID}`);
  await writeDocuments(site, discussionKind, [discussionID]);
  await correctComments(database, discussionID);
  await indexMissingComments(site, discussionID);
  if (stale)
    await database.execute(sql`
      delete from search_stale_discussions
      where discussion_id = ${discussionID} and date_changed = ${stale.changed}::timestamptz`);
}

async function correctComments(database: Database, discussionID: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await database.rows<{ record_id: number }>(sql`
      select record_id from search_documents
      where discussion_id = ${discussionID} and record_type = 'comment' and record_id > ${after}
      order by record_id limit ${sql.integer(BATCH)}`);
    const ids = rows.map((row) => row.record_id);
    const last = ids.at(-1);
    if (last === undefined) return;
    const which = sql`record_type = 'comment' and record_id = any(${ids}::int[])`;
    await correctDocuments(database, discussionID, which);
    after = last;
  }
}

/** None where nobody finds the discussion. */
async function indexMissingComments(site: Site, discussionID: number): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await site.database.rows<{ comment_id: number; number: number; is_missing: boolean }>(sql`
      select comment_id, number, c.date_held is null and date_tombstoned is null and not exists (
        select from search_documents s where s.record_type = 'comment' and s.record_id = comment_id) as is_missing
      from comments c join discussions d using (discussion_id)
      where discussion_id = ${discussionID} and d.date_held is null and number > ${after}
      order by number limit ${sql.integer(BATCH)}`);
    await indexComments(
      site,
      rows.filter((row) => row.is_missing).map((row) => row.comment_id),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}

export async function indexComments(site: Site, commentIDs: readonly number[]): Promise<void> {
  for (let at = 0; at < commentIDs.length; at += BATCH)
    await writeDocuments(site, commentKind, commentIDs.slice(at, at + BATCH));
}
