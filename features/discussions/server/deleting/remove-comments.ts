// Some comments of a long discussion that is on its way out: the newest first, so that replies go before what they answer.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { removeWhatPostsLeave } from '../bulk/bulk-posts.ts';
import type { DiscussionRow } from '../discussion.rows.ts';
import { keepDeletedComments } from './keep-deleted.ts';

export async function newestComments(
  w: WriteContext,
  discussionID: number,
  limit: number,
): Promise<number[]> {
  const rows = await w.db.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${discussionID}
    order by comment_id desc limit ${sql.integer(limit)}`);
  return rows.map((row) => row.comment_id);
}

/** The discussion is locked, and hidden: of its category's counters it is off already. */
export async function removeComments(
  w: WriteContext,
  { discussion_id: discussionID, date_purge: datePurge }: DiscussionRow,
  ids: readonly number[],
): Promise<void> {
  await w.db.execute(sql`select from comments where comment_id = any(${ids}) order by comment_id for update`);
  await keepDeletedComments(w, sql`comment_id = any(${ids})`);
  if (datePurge === null) await uncountAuthors(w, ids);
  await uncount(w, discussionID, ids);
  await removeWhatPostsLeave(w.db, sql`record_type = 'comment' and record_id = any(${ids})`);
  await w.db.execute(sql`delete from comments where comment_id = any(${ids})`);
  await w.db.execute(sql`
    update discussions d set last_comment_id = last.comment_id, last_user_id = coalesce(last.insert_user_id, d.insert_user_id)
    from (select 1) one left join lateral (
      select comment_id, insert_user_id from comments where discussion_id = ${discussionID} and date_held is null
      order by date_inserted desc, comment_id desc limit 1
    ) last on true
    where d.discussion_id = ${discussionID}`);
}

async function uncountAuthors(w: WriteContext, ids: readonly number[]): Promise<void> {
  const written = await w.db.rows<{ insert_user_id: number; count: number }>(sql`
    select insert_user_id, count(*)::int as count from comments
    where comment_id = any(${ids}) and date_held is null and date_tombstoned is null group by 1`);
  for (const { insert_user_id: userID, count } of written)
    changeUserCounters(w, userID, { comments: -count });
}

async function uncount(w: WriteContext, discussionID: number, ids: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    with gone as materialized (
      select parent_comment_id, depth from comments where comment_id = any(${ids}) and date_held is null
    ), parents as (
      update comments p set count_child_comments = p.count_child_comments - below.count
      from (select parent_comment_id, count(*)::int as count from gone group by 1) below
      where p.comment_id = below.parent_comment_id and p.comment_id <> all(${ids})
    )
    update discussions set count_comments = count_comments - (select count(*)::int from gone),
      count_top_comments = count_top_comments - (select count(*)::int from gone where depth = 1)
    where discussion_id = ${discussionID}`);
}
