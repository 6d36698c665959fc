// Hiding a visible comment with all its replies, and restoring them. Every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { commentHidden, commentRestored } from '../../comments.events.ts';
import { refreshLastComment } from '../last-comment.ts';
import type { BranchComment } from '../threads/branch.ts';
import { changeAuthorCounters, lockComments, lockDiscussionOf } from '../threads/comment-subtree.ts';
import { publish } from '../writing/publish-comment.ts';
import { type BranchAct, endAct, nextReplies, noteReached } from './branch-act.ts';
import { putBackNext } from './put-back-branch.ts';

export interface Marking {
  isHidden: boolean;
  /** Of the act: what is hidden gets it, and what has it is restored. */
  moment: string;
}

/** Some of a branch, in a discussion that is locked. What is hidden already, or was hidden in another act, stays as it is. */
export async function setHidden(
  w: WriteContext,
  discussion: DiscussionRow,
  comments: readonly BranchComment[],
  { isHidden, moment }: Marking,
): Promise<void> {
  const ids = comments.map((each) => each.comment_id);
  await lockComments(w, ids);
  // Counted is what stands: before it is hidden, and after it was restored.
  const isCounted = discussion.date_purge === null;
  if (isHidden && isCounted) await changeAuthorCounters(w, ids, -1);
  const changed = await mark(w, ids, { isHidden, moment });
  if (changed.length === 0) return;
  const changedIDs = changed.map((each) => each.comment_id);
  if (!isHidden && isCounted) await changeAuthorCounters(w, changedIDs, 1);
  await count(w, discussion, changed, isHidden ? -1 : 1);
  const authors = [...new Set(comments.map((each) => each.insert_user_id))];
  const invalidates = [...invalidatedTagsOf(discussion), ...authors.map(cacheTag.userPosts)];
  const fresh = isHidden ? [] : await publish(w, discussion, changedIDs, invalidates);
  await w.announceAll(
    isHidden ? commentHidden : commentRestored,
    changedIDs
      .filter((id) => !fresh.includes(id))
      .map((commentID) => ({
        commentID,
        discussionID: discussion.discussion_id,
        userID: w.viewer.userID,
      })),
    { invalidates },
  );
}

export async function stepOfHiding(w: WriteContext, seen: BranchAct): Promise<'again' | undefined> {
  const discussion = await lockDiscussionOf(w, seen.comment_id);
  const act = await refetch(w, seen);
  if (!discussion || !act?.date_hidden) return act ? 'again' : undefined;
  if (await putBackNext(w, act.comment_id, discussion.discussion_id)) return 'again';
  const next = await nextReplies(w, act, discussion.discussion_id);
  if (!next) {
    await endAct(w, act);
    return undefined;
  }
  const marking = { isHidden: act.act === 'hide', moment: act.date_hidden };
  if (next.replies.length > 0) await setHidden(w, discussion, next.replies, marking);
  await noteReached(w, act, next.reached);
  return 'again';
}

/** Under the lock of the discussion it changes no more. */
function refetch(w: WriteContext, { comment_id: id }: BranchAct): Promise<BranchAct | undefined> {
  return w.db.row<BranchAct>(sql`
    select comment_id, top_comment_id, act, after_number, date_hidden::text as date_hidden, from_discussion_id, levels_up, notes_places, move_id
    from comment_removals where comment_id = ${id} and act in ('hide', 'restore')`);
}

interface Changed {
  comment_id: number;
  is_top: boolean;
}

async function mark(
  w: WriteContext,
  ids: readonly number[],
  { isHidden, moment }: Marking,
): Promise<Changed[]> {
  const rows = await w.db.rows<Changed>(
    isHidden
      ? sql`update comments set date_held = ${moment}::timestamptz where comment_id = any(${ids}) and date_held is null
          returning comment_id, depth = 1 as is_top`
      : sql`update comments set date_held = null where comment_id = any(${ids}) and date_held = ${moment}::timestamptz
          returning comment_id, depth = 1 as is_top`,
  );
  return rows.sort((a, b) => a.comment_id - b.comment_id);
}

async function count(
  w: WriteContext,
  discussion: DiscussionRow,
  changed: readonly Changed[],
  direction: 1 | -1,
): Promise<void> {
  const ids = changed.map((each) => each.comment_id);
  await w.db.execute(sql`
    with parents as (
      update comments set count_child_comments = count_child_comments + ${direction}::int * below.count
      from (
        select parent_comment_id, count(*)::int as count from comments where comment_id = any(${ids}) group by 1
      ) below where comment_id = below.parent_comment_id
    )
    update discussions set count_comments = count_comments + ${direction * ids.length}::int,
      count_top_comments = count_top_comments + ${direction * changed.filter((each) => each.is_top).length}::int
    where discussion_id = ${discussion.discussion_id}`);
  await refreshLastComment(w, discussion.discussion_id);
  if (discussion.date_held !== null) return;
  changeCategoryCounters(w, discussion.category_id, { discussions: 0, comments: direction * ids.length });
  refreshLastPost(w, discussion.category_id);
}
