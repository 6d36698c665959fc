// Moving a comment with its replies into another discussion, where it stands on the first level.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { refreshLastPost, tallyCategory } from '../../categories/server/category.tally.ts';
import { type DiscussionRow, lockDiscussion } from '../../discussions/server/discussion.rows.ts';
import { announceMoved } from './announce-moved.ts';
import { forgetRead, isStandingTop, lockAuthors, subtreeOf } from './comment-subtree.ts';
import { refreshLastComment } from './last-comment.ts';

export async function moveComment(
  w: WriteContext,
  move: { commentID: number; fromDiscussionID: number; toDiscussionID: number },
): Promise<void> {
  if (move.fromDiscussionID === move.toDiscussionID) return;
  await lockAuthors(w, await subtreeOf(w, move.commentID));
  const { from, to } = await lockBoth(w, move);
  const moved = await subtreeOf(w, move.commentID);
  const root = moved[0];
  if (!root) throw notFound('Comment');
  const ids = moved.map((each) => each.comment_id);
  const counted = moved.filter((each) => !each.is_held).length;
  await forgetRead(w, from.discussion_id, ids);
  await w.db.execute(sql`
    with parent as (
      update comments set count_child_comments = count_child_comments - ${root.is_held ? 0 : 1}
      where comment_id = ${root.parent_comment_id}
    )
    update comments set
      discussion_id = ${to.discussion_id}, top_comment_id = ${root.comment_id},
      parent_comment_id = case when comment_id = ${root.comment_id} then null else parent_comment_id end,
      depth = depth - ${root.depth - 1}, number = ${to.next_comment_number} + place - 1
    from unnest(${ids}::int[]) with ordinality as places (moved_id, place)
    where comment_id = moved_id`);
  await w.db.execute(sql`
    update discussions set next_comment_number = next_comment_number + ${ids.length},
      count_comments = count_comments + ${counted},
      count_top_comments = count_top_comments + ${root.is_held ? 0 : 1} where discussion_id = ${to.discussion_id}`);
  await w.db.execute(sql`
    update discussions set count_comments = count_comments - ${counted},
      count_top_comments = count_top_comments - ${isStandingTop(root) ? 1 : 0}
    where discussion_id = ${from.discussion_id}`);
  await refreshLastComment(w, from.discussion_id);
  await refreshLastComment(w, to.discussion_id);
  await shiftCategoryCounts(w, from, to, counted);
  await announceMoved(w, from, to, moved);
}

/** In the order of their ids: two moves in opposite directions do not wait for each other. */
async function lockBoth(
  w: WriteContext,
  move: { fromDiscussionID: number; toDiscussionID: number },
): Promise<{ from: DiscussionRow; to: DiscussionRow }> {
  const locked = new Map<number, DiscussionRow>();
  for (const id of [move.fromDiscussionID, move.toDiscussionID].sort((a, b) => a - b)) {
    const row = await lockDiscussion(w.db, id);
    if (row) locked.set(id, row);
  }
  const from = locked.get(move.fromDiscussionID);
  const to = locked.get(move.toDiscussionID);
  if (!from || !to) throw notFound('Discussion');
  return { from, to };
}

/** Always the lower id first: two moves in opposite directions must not wait for each other. */
async function shiftCategoryCounts(
  w: WriteContext,
  from: DiscussionRow,
  to: DiscussionRow,
  counted: number,
): Promise<void> {
  const change = new Map<number, number>();
  const add = (row: DiscussionRow, comments: number) => {
    if (row.date_held === null) change.set(row.category_id, (change.get(row.category_id) ?? 0) + comments);
  };
  add(from, -counted);
  add(to, counted);
  for (const [categoryID, comments] of [...change].sort(([a], [b]) => a - b)) {
    await tallyCategory(w, categoryID, { discussions: 0, comments });
    await refreshLastPost(w, categoryID);
  }
}
