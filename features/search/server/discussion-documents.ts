// Documents follow the discussion their posts stand in: a few within its transaction, many by a job in batches.
import type { Transaction } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { markStale, settleJob } from './stale-discussions.ts';

/**
 * To change a document may put each of its words into the index again. More than so many at once would hold the locks of
 * the move for seconds.
 */
const MOST = 500;

/** Where the discussion is, or that nobody finds it: true from the commit on. */
export async function followDiscussion(w: WriteContext, discussionID: number): Promise<void> {
  const isLong = await w.db.row(sql`
    select 1 from discussions where discussion_id = ${discussionID} and count_comments > ${MOST}
    union all
    (select 1 from search_documents where discussion_id = ${discussionID} offset ${sql.integer(MOST)} limit 1)`);
  const isStale = await markStale(w.db, discussionID, isLong !== undefined);
  if (isStale) await settleJob.enqueue(w, discussionID);
  else await correctDocuments(w.db, discussionID, sql`true`);
}

/** Several that are gone. */
export async function forgetDiscussions(w: WriteContext, ids: readonly number[]): Promise<void> {
  const stale = await w.db.rows<{ id: number }>(sql`
    select id from unnest(${ids}::int[]) id
    where exists (select from search_stale_discussions stale where stale.discussion_id = id)
      or exists (select from search_documents where discussion_id = id offset ${sql.integer(MOST)} limit 1)
    order by 1`);
  for (const { id } of stale) await followDiscussion(w, id);
  const others = ids.filter((id) => !stale.some((row) => row.id === id));
  await w.db.execute(sql`delete from search_documents where discussion_id = any(${others}::int[])`);
}

/** Of one discussion; `which` keeps them few. */
export async function correctDocuments(
  db: Pick<Transaction, 'execute'>,
  discussionID: number,
  which: Sql,
): Promise<void> {
  const isSeen = sql`discussion_id = ${discussionID} and date_held is null`;
  await db.execute(sql`
    delete from search_documents where discussion_id = ${discussionID} and ${which}
      and not exists (select from discussions where ${isSeen})`);
  await db.execute(sql`
    update search_documents set category_id = d.category_id
    from (select category_id from discussions where ${isSeen}) d
    where discussion_id = ${discussionID} and ${which} and search_documents.category_id is distinct from d.category_id`);
}

export async function moveCommentDocuments(
  tx: Transaction,
  commentIDs: readonly number[],
  discussionID: number,
): Promise<void> {
  const which = sql`record_type = 'comment' and record_id = any(${commentIDs}::int[])`;
  const moved =
    commentIDs.length > MOST
      ? 0
      : await tx.execute(sql`
          update search_documents s set discussion_id = d.discussion_id, category_id = d.category_id from discussions d
          where ${which} and d.discussion_id = ${discussionID} and d.date_held is null`);
  // They are written again in a moment, if they are found there at all.
  if (moved === 0) await tx.execute(sql`delete from search_documents where ${which}`);
}
