// What changes for a comment and those below it, whatever becomes of them.
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { type DiscussionRow, lockDiscussion } from '../../../discussions/server/discussion.rows.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';

export interface SubtreeComment {
  comment_id: number;
  parent_comment_id: number | null;
  insert_user_id: number;
  depth: number;
  is_held: boolean;
}

/** Counted among the first level of its discussion. */
export function isStandingTop({ depth, is_held }: SubtreeComment): boolean {
  return depth === 1 && !is_held;
}

/** The discussion that a comment stands in, locked. Undefined where the comment is gone. */
export async function lockDiscussionOf(
  w: WriteContext,
  commentID: number,
): Promise<DiscussionRow | undefined> {
  const seenID = await discussionIDOf(w, commentID);
  if (seenID === undefined) return undefined;
  const discussion = await lockDiscussion(w.db, seenID);
  const nowID = await discussionIDOf(w, commentID);
  if (nowID === undefined) return undefined;
  if (nowID !== seenID) throw changedMeanwhile('The place of a comment');
  return discussion;
}

async function discussionIDOf(w: WriteContext, commentID: number): Promise<number | undefined> {
  const row = await w.db.row<{ discussion_id: number }>(
    sql`select discussion_id from comments where comment_id = ${commentID}`,
  );
  return row?.discussion_id;
}

/** With what they answer, in the order of their ids. Reactions to them are over then, and no further ones begin. */
export async function lockComments(w: WriteContext, ids: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    select from comments
    where comment_id in (
      select unnest(${ids}::int[])
      union select parent_comment_id from comments where comment_id = any(${ids}))
    order by comment_id for update`);
}

/** Takes the comments off what their authors have written, or puts them back on. Call it while they are counted. */
export async function changeAuthorCounters(
  w: WriteContext,
  ids: readonly number[],
  direction: 1 | -1,
): Promise<void> {
  const written = await w.db.rows<{ insert_user_id: number; count: number }>(sql`
    select insert_user_id, count(*)::int as count from comments
    where comment_id = any(${ids}) and date_held is null and date_tombstoned is null group by 1`);
  for (const { insert_user_id: userID, count } of written)
    changeUserCounters(w, userID, { comments: direction * count });
}

/** Before comments leave their discussions: who had read them must not find the next ones read as well. */
export async function forgetRead(w: WriteContext, ids: readonly number[]): Promise<void> {
  await w.db.execute(sql`
    with leaving as materialized (
      select discussion_id, number from comments where comment_id = any(${ids}) and date_held is null
    ), left_places as (
      select discussion_id, min(number) as first from leaving group by 1
    )
    update discussion_reads r set count_comments_read = greatest(0, r.count_comments_read - (
      select count(*)::int from leaving l where l.discussion_id = r.discussion_id and l.number <= r.last_number_read))
    from left_places p where r.discussion_id = p.discussion_id and r.last_number_read >= p.first`);
}

/** The other way round, for comments that are back under their numbers and are shown next: held since that moment. */
export async function recallRead(
  w: WriteContext,
  discussionID: number,
  ids: readonly number[],
  dateHidden: string,
): Promise<void> {
  await w.db.execute(sql`
    with back as materialized (
      select number from comments where comment_id = any(${ids}) and date_held = ${dateHidden}::timestamptz
    )
    update discussion_reads r set count_comments_read = r.count_comments_read + (
      select count(*)::int from back where number <= r.last_number_read)
    where r.discussion_id = ${discussionID} and r.last_number_read >= (select min(number) from back)`);
}
