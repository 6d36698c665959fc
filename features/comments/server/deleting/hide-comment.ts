// Hiding a visible comment with all its replies, and restoring them. Every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { isNotGoing } from '../../../discussions/server/deleting/comments-going.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { commentHidden, commentRestored } from '../../comments.events.ts';
import { refreshLastComment } from '../last-comment.ts';
import {
  changeAuthorCounters,
  lockComments,
  lockDiscussionOf,
  type SubtreeComment,
  subtreeOf,
} from '../threads/comment-subtree.ts';
import { publish } from '../writing/publish-comment.ts';

/** Answers false where it was held already. Authors and moderators still see what is theirs. */
export function hideComment(w: WriteContext, commentID: number): Promise<boolean> {
  return setHidden(w, commentID, true);
}

/** Brings back what went with it, and nothing that was held for other reasons. */
export function restoreComment(w: WriteContext, commentID: number): Promise<boolean> {
  return setHidden(w, commentID, false);
}

/** Without its replies: they are on their way out. */
export async function hideAlone(
  w: WriteContext,
  discussion: DiscussionRow,
  root: SubtreeComment,
  invalidates: readonly string[],
): Promise<void> {
  if (!root.is_held) await change(w, discussion, { root, ids: [root.comment_id] }, true, invalidates);
}

async function setHidden(w: WriteContext, commentID: number, isHidden: boolean): Promise<boolean> {
  const discussion = await lockDiscussionOf(w, commentID);
  // Under its lock no reply comes in.
  const subtree = await subtreeOf(w, commentID);
  const root = subtree.find((each) => each.comment_id === commentID);
  if (!discussion || !root || root.is_held === isHidden) return false;
  if (await isGoing(w, commentID)) return false;
  const ids = subtree.map((each) => each.comment_id);
  const invalidates = [...invalidatedTagsOf(discussion), ...authorsOf(subtree).map(cacheTag.userPosts)];
  await change(w, discussion, { root, ids }, isHidden, invalidates);
  return true;
}

/** What is being deleted does not come back. */
async function isGoing(w: WriteContext, commentID: number): Promise<boolean> {
  const row = await w.db.row<{ is_going: boolean }>(sql`
    select not ${isNotGoing('c')} as is_going from comments c where comment_id = ${commentID}`);
  return row?.is_going ?? true;
}

interface Branch {
  root: SubtreeComment;
  ids: readonly number[];
}

async function change(
  w: WriteContext,
  discussion: DiscussionRow,
  { root, ids }: Branch,
  isHidden: boolean,
  invalidates: readonly string[],
): Promise<void> {
  await lockComments(w, ids);
  // Counted is what stands: before it is hidden, and after it was restored.
  if (isHidden) await changeAuthorCounters(w, ids, -1);
  const changed = await mark(w, root.comment_id, ids, isHidden);
  if (!isHidden) await changeAuthorCounters(w, changed, 1);
  await count(w, discussion, { ids: changed, isTop: root.depth === 1 }, isHidden ? -1 : 1);
  const fresh = isHidden ? [] : await publish(w, discussion, changed, invalidates);
  for (const id of changed) {
    if (fresh.includes(id)) continue;
    await w.announce(
      isHidden ? commentHidden : commentRestored,
      { commentID: id, discussionID: discussion.discussion_id, userID: w.viewer.userID },
      { invalidates: id === root.comment_id ? invalidates : [] },
    );
  }
}

const authorsOf = (subtree: readonly SubtreeComment[]) => [
  ...new Set(subtree.map((each) => each.insert_user_id)),
];

/** What goes in one act shares its moment: by it what comes back is known. */
async function mark(
  w: WriteContext,
  commentID: number,
  ids: readonly number[],
  isHidden: boolean,
): Promise<number[]> {
  const rows = await w.db.rows<{ comment_id: number }>(
    isHidden
      ? sql`update comments set date_held = now() where comment_id = any(${ids}) and date_held is null
          returning comment_id`
      : sql`update comments c set date_held = null from comments root
          where root.comment_id = ${commentID} and c.comment_id = any(${ids}) and c.date_held = root.date_held
          returning c.comment_id`,
  );
  return rows.map((row) => row.comment_id).sort((a, b) => a - b);
}

async function count(
  w: WriteContext,
  discussion: DiscussionRow,
  { ids, isTop }: { ids: readonly number[]; isTop: boolean },
  direction: 1 | -1,
): Promise<void> {
  await w.db.execute(sql`
    with parents as (
      update comments set count_child_comments = count_child_comments + ${direction}::int * below.count
      from (
        select parent_comment_id, count(*)::int as count from comments where comment_id = any(${ids}) group by 1
      ) below where comment_id = below.parent_comment_id
    )
    update discussions set count_comments = count_comments + ${direction * ids.length}::int,
      count_top_comments = count_top_comments + ${isTop ? direction : 0}::int
    where discussion_id = ${discussion.discussion_id}`);
  await refreshLastComment(w, discussion.discussion_id);
  if (discussion.date_held !== null) return;
  changeCategoryCounters(w, discussion.category_id, { discussions: 0, comments: direction * ids.length });
  refreshLastPost(w, discussion.category_id);
}
