// Moving a comment with its replies into another discussion, where it stands on the first level.
import { notFound } from '../../../../platform/contract/errors.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { type DiscussionRow, lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import { commentActs, recordUnlessAuthor } from '../comment.acts.ts';
import type { CommentRow } from '../comment.queries.ts';
import { refreshLastComment } from '../last-comment.ts';
import { announceMoved } from '../merging/announce-moved.ts';
import {
  forgetRead,
  isStandingTop,
  lockComments,
  type SubtreeComment,
  subtreeOf,
} from '../threads/comment-subtree.ts';
import { notePlaces } from '../undoing/moved-comments.ts';

type Standing = Pick<CommentRow, 'comment_id' | 'discussion_id'>;

/** Where it stands was locked before it was read. */
export async function moveComment(w: WriteContext, comment: Standing, toID: number): Promise<void> {
  if (comment.discussion_id === toID) return;
  const { root, from } = await moveBranch(w, comment, toID);
  const place = {
    commentID: root.comment_id,
    insertUserID: root.insert_user_id,
    categoryID: from.category_id,
  };
  await recordUnlessAuthor(w, commentActs.moved, place, {
    before: { discussionID: comment.discussion_id },
    after: { discussionID: toID },
  });
}

/** `notesPlaces`: so that it can be undone. */
export async function moveBranch(
  w: WriteContext,
  { comment_id: commentID, discussion_id: fromID }: Standing,
  toID: number,
  { notesPlaces = false } = {},
): Promise<{ root: SubtreeComment; from: DiscussionRow }> {
  const locked = await lockDiscussions(w.db, [fromID, toID]);
  const [from, to] = [locked.get(fromID), locked.get(toID)];
  if (!from || !to) throw notFound('Discussion');
  const moved = await subtreeOf(w, commentID);
  const root = moved[0];
  if (!root) throw notFound('Comment');
  const ids = moved.map((each) => each.comment_id);
  const counted = moved.filter((each) => !each.is_held).length;
  await lockComments(w, ids);
  if (notesPlaces) await notePlaces(w, fromID, toID, sql`comment_id = any(${ids})`);
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
    update comment_removals set top_comment_id = ${root.comment_id} where comment_id = any(${ids})`);
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
  shiftCategoryCounts(w, from, to, counted);
  await announceMoved(w, from, to, moved);
  return { root, from };
}

function shiftCategoryCounts(w: WriteContext, from: DiscussionRow, to: DiscussionRow, counted: number): void {
  for (const [row, comments] of [
    [from, -counted],
    [to, counted],
  ] as const) {
    if (row.date_held !== null) continue;
    changeCategoryCounters(w, row.category_id, { discussions: 0, comments });
    refreshLastPost(w, row.category_id);
  }
}
