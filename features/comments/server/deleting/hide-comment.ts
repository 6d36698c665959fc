// Hiding a visible comment with all its replies, and restoring them. Every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { isNotGoing } from '../../../discussions/server/deleting/comments-going.ts';
import { type DiscussionRow, lockDiscussion } from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { commentHidden, commentRestored } from '../../comments.events.ts';
import { refreshLastComment } from '../last-comment.ts';
import {
  branchesOf,
  changeAuthorCounters,
  lockComments,
  type SubtreeComment,
} from '../threads/comment-subtree.ts';
import { publish } from '../writing/publish-comment.ts';

/** Answers false where it was held already. Authors and moderators still see what is theirs. */
export async function hideComment(w: WriteContext, commentID: number): Promise<boolean> {
  return (await hideComments(w, [commentID])).length > 0;
}

/** Brings back what went with it, and nothing that was held for other reasons. */
export async function restoreComment(w: WriteContext, commentID: number): Promise<boolean> {
  return (await restoreComments(w, [commentID])).length > 0;
}

/** In one act; answers those that were seen before. */
export function hideComments(w: WriteContext, ids: readonly number[]): Promise<number[]> {
  return setHidden(w, ids, true);
}

export function restoreComments(w: WriteContext, ids: readonly number[]): Promise<number[]> {
  return setHidden(w, ids, false);
}

/** Without its replies: they are on their way out. */
export async function hideAlone(
  w: WriteContext,
  discussion: DiscussionRow,
  root: SubtreeComment,
  invalidates: readonly string[],
): Promise<void> {
  if (!root.is_held)
    await change(w, discussion, { rootIDs: [root.comment_id], branch: [root] }, true, invalidates);
}

/** Discussion by discussion, in the order of their ids: whoever locks two waits for nobody who locks the same two. */
async function setHidden(
  w: WriteContext,
  commentIDs: readonly number[],
  isHidden: boolean,
): Promise<number[]> {
  const places = await w.db.rows<{ discussion_id: number; ids: number[] }>(sql`
    select discussion_id, array_agg(comment_id) as ids from comments where comment_id = any(${[...commentIDs]})
    group by 1 order by 1`);
  const changed: number[] = [];
  for (const { discussion_id: discussionID, ids } of places) {
    const discussion = await lockDiscussion(w.db, discussionID);
    // Under its lock no reply comes in.
    const rootIDs = await rootsToChange(w, discussionID, ids, isHidden);
    if (!discussion || rootIDs.length === 0) continue;
    const branch = await branchesOf(w, rootIDs);
    const invalidates = [...invalidatedTagsOf(discussion), ...authorsOf(branch).map(cacheTag.userPosts)];
    await change(w, discussion, { rootIDs, branch }, isHidden, invalidates);
    changed.push(...rootIDs);
  }
  return changed;
}

/** What is being deleted does not come back. */
async function rootsToChange(
  w: WriteContext,
  discussionID: number,
  ids: readonly number[],
  isHidden: boolean,
): Promise<number[]> {
  const rows = await w.db.rows<{ comment_id: number; discussion_id: number; is_due: boolean }>(sql`
    select comment_id, discussion_id, (date_held is null) = ${isHidden} and ${isNotGoing('c')} as is_due
    from comments c where comment_id = any(${[...ids]}) order by comment_id`);
  if (rows.some((row) => row.discussion_id !== discussionID))
    throw changedMeanwhile('The place of a comment');
  return rows.flatMap((row) => (row.is_due ? [row.comment_id] : []));
}

interface Branches {
  rootIDs: readonly number[];
  /** The roots, and all below them. */
  branch: readonly SubtreeComment[];
}

async function change(
  w: WriteContext,
  discussion: DiscussionRow,
  { rootIDs, branch }: Branches,
  isHidden: boolean,
  invalidates: readonly string[],
): Promise<void> {
  const ids = branch.map((each) => each.comment_id);
  await lockComments(w, ids);
  // Counted is what stands: before it is hidden, and after it was restored.
  if (isHidden) await changeAuthorCounters(w, ids, -1);
  const changed = await mark(w, rootIDs, ids, isHidden);
  if (!isHidden) await changeAuthorCounters(w, changed, 1);
  const tops = new Set(branch.flatMap((each) => (each.depth === 1 ? [each.comment_id] : [])));
  const countTop = changed.filter((id) => tops.has(id)).length;
  await count(w, discussion, { ids: changed, countTop }, isHidden ? -1 : 1);
  const fresh = isHidden ? [] : await publish(w, discussion, changed, invalidates);
  for (const [at, id] of changed.entries()) {
    if (fresh.includes(id)) continue;
    await w.announce(
      isHidden ? commentHidden : commentRestored,
      { commentID: id, discussionID: discussion.discussion_id, userID: w.viewer.userID },
      { invalidates: at === 0 ? invalidates : [] },
    );
  }
}

const authorsOf = (subtree: readonly SubtreeComment[]) => [
  ...new Set(subtree.map((each) => each.insert_user_id)),
];

/** What goes in one act shares its moment: by it what comes back is known. */
async function mark(
  w: WriteContext,
  rootIDs: readonly number[],
  ids: readonly number[],
  isHidden: boolean,
): Promise<number[]> {
  const rows = await w.db.rows<{ comment_id: number }>(
    isHidden
      ? sql`update comments set date_held = now() where comment_id = any(${ids}) and date_held is null
          returning comment_id`
      : sql`update comments c set date_held = null from comments root
          where root.comment_id = any(${[...rootIDs]}) and c.comment_id = any(${ids}) and c.date_held = root.date_held
          returning c.comment_id`,
  );
  return rows.map((row) => row.comment_id).sort((a, b) => a - b);
}

async function count(
  w: WriteContext,
  discussion: DiscussionRow,
  { ids, countTop }: { ids: readonly number[]; countTop: number },
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
      count_top_comments = count_top_comments + ${direction * countTop}::int
    where discussion_id = ${discussion.discussion_id}`);
  await refreshLastComment(w, discussion.discussion_id);
  if (discussion.date_held !== null) return;
  changeCategoryCounters(w, discussion.category_id, { discussions: 0, comments: direction * ids.length });
  refreshLastPost(w, discussion.category_id);
}
