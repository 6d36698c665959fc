// Moving a comment with its replies into another discussion, where it stands on the first level.
import { notFound } from '../../../platform/contract/errors.ts';
import { tagOf } from '../../../platform/server/cache/touch.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { type DiscussionRow, lockDiscussion } from '../../discussions/server/discussion.rows.ts';
import { lockAuthors, subtreeOf } from './comment-subtree.ts';
import { refreshCategoryLastPost, refreshLastComment } from './last-comments.ts';

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
      count_comments = count_comments + ${counted} where discussion_id = ${to.discussion_id}`);
  await w.db.execute(
    sql`update discussions set count_comments = count_comments - ${counted} where discussion_id = ${from.discussion_id}`,
  );
  await refreshLastComment(w, from.discussion_id);
  await refreshLastComment(w, to.discussion_id);
  await shiftCategoryCounts(w, from, to, counted);
  await w.announce({
    type: 'comment.moved',
    payload: {
      commentID: move.commentID,
      commentIDs: ids,
      fromDiscussionID: from.discussion_id,
      discussionID: to.discussion_id,
    },
    touches: [
      ...[from, to].flatMap((each) => [
        tagOf.discussion(each.discussion_id),
        tagOf.categoryPosts(each.category_id),
      ]),
      tagOf.allPosts,
      ...[...new Set(moved.map((each) => each.insert_user_id))].map(tagOf.userPosts),
    ],
  });
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

async function shiftCategoryCounts(
  w: WriteContext,
  from: DiscussionRow,
  to: DiscussionRow,
  counted: number,
): Promise<void> {
  await w.db.execute(sql`
    update categories set count_comments = count_comments + change
    from (
      select category_id as changed_id, sum(change)::int as change from (values
        (${from.category_id}::int, ${from.date_held === null ? -counted : 0}::int),
        (${to.category_id}::int, ${to.date_held === null ? counted : 0}::int)
      ) as changes (category_id, change) group by category_id
    ) changes
    where category_id = changed_id and change <> 0`);
  for (const id of new Set([from.category_id, to.category_id].sort((a, b) => a - b)))
    await refreshCategoryLastPost(w, id);
}
