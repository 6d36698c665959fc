// Documents of posts that go elsewhere: where there are many, they go at once and are written again in batches.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { writeDocuments, writeVocabulary } from './search.documents.ts';

/**
 * To change a document is to put each of its words into the index again. More than so many at once would keep the
 * locks of the move for seconds; to take a document away costs next to nothing.
 */
const BATCH = 500;

/** Within the move: from its commit on nobody finds a post by the category it was in. */
export async function moveDocuments(tx: Transaction, discussionID: number): Promise<void> {
  const many = await tx.row(sql`
    select 1 from search_documents where discussion_id = ${discussionID} offset ${sql.integer(BATCH)} limit 1`);
  if (many)
    await tx.execute(
      sql`delete from search_documents where record_type = 'comment' and discussion_id = ${discussionID}`,
    );
  await followDiscussion(tx, discussionID);
}

export async function moveCommentDocuments(
  tx: Transaction,
  commentIDs: readonly number[],
  discussionID: number,
): Promise<void> {
  if (commentIDs.length > BATCH) {
    await tx.execute(sql`
      delete from search_documents where record_type = 'comment' and record_id = any(${commentIDs}::int[])`);
    return;
  }
  await tx.execute(sql`
    update search_documents s set discussion_id = d.discussion_id, category_id = d.category_id from discussions d
    where s.record_type = 'comment' and s.record_id = any(${commentIDs}::int[]) and d.discussion_id = ${discussionID}`);
}

/** The category of its documents decides who finds them. */
export async function followDiscussion(db: Queryable, discussionID: number): Promise<void> {
  await db.execute(sql`
    update search_documents s set category_id = d.category_id from discussions d
    where s.discussion_id = ${discussionID} and d.discussion_id = s.discussion_id
      and s.category_id is distinct from d.category_id`);
}

/** After the move, in a job. */
export async function indexMissingComments(site: Site, discussionID: number): Promise<void> {
  const rows = await site.database.rows<{ comment_id: number }>(sql`
    select comment_id from comments c
    where discussion_id = ${discussionID} and date_held is null and date_tombstoned is null and not exists (
      select 1 from search_documents s where s.record_type = 'comment' and s.record_id = c.comment_id)
    order by comment_id`);
  await indexComments(
    site,
    rows.map((row) => row.comment_id),
  );
}

export async function indexComments(site: Site, commentIDs: readonly number[]): Promise<void> {
  for (let at = 0; at < commentIDs.length; at += BATCH) {
    const ids = commentIDs.slice(at, at + BATCH);
    await writeDocuments(site.database, 'comment', ids);
    await writeVocabulary(site.database, 'comment', ids);
  }
}
