// Chosen comments of one discussion go into another one with all that was replied to them: for splitting, and for moving.
import { permissionProblem } from '../../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { requireDiscussion } from '../../../discussions/server/discussion.policy.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { splitError } from '../../split-discussion.contract.ts';
import { requireComment } from '../comment.policy.ts';
import type { CommentRow } from '../comment.queries.ts';
import { lockDiscussionOf } from '../threads/comment-subtree.ts';
import { moveBranch } from '../writing/move-comment.ts';

export interface Chosen {
  commentIDs: number[];
  sourceID: number;
  discussionID: number;
  /** By it the places are noted, so that this act alone is undone. */
  moveID: number;
}

/** What it takes where they go: a discussion is started there, or comments come into one. */
export type NeededThere = 'discussions.add' | 'comments.add';

export function requireMayMoveChosen(
  ctx: RequestContext,
  fromCategoryID: number,
  toCategoryID: number,
  there: NeededThere,
): void {
  if (ctx.can('curation.manage')) return;
  if (!ctx.viewer.canInCategory('discussions.edit', fromCategoryID))
    throw permissionProblem(['discussions.edit']);
  if (!ctx.viewer.canInCategory(there, toCategoryID)) throw permissionProblem([there]);
}

export async function requireOneSource(
  ctx: RequestContext,
  comments: readonly CommentRow[],
): Promise<DiscussionRow> {
  const [first] = comments;
  if (!first) throw splitError('split.noComments');
  if (comments.some((each) => each.discussion_id !== first.discussion_id))
    throw splitError('split.severalParents');
  return requireDiscussion(ctx, first.discussion_id);
}

/** In the order of the discussion: what is replied to goes before its replies. */
export function inOrder(comments: readonly CommentRow[]): number[] {
  return [...comments].sort((a, b) => a.number - b.number).map((each) => each.comment_id);
}

/** What went along with what it answers is there already. */
export async function moveChosen(
  ctx: RequestContext,
  commentID: number,
  { sourceID, discussionID, moveID = 0 }: Chosen,
  there: NeededThere,
): Promise<void> {
  const comment = await requireComment(ctx, commentID);
  const target = await requireDiscussion(ctx, discussionID);
  if (comment.discussion_id === discussionID) return;
  requireMayMoveChosen(ctx, comment.category_id, target.category_id, there);
  if (comment.discussion_id !== sourceID) throw splitError('split.severalParents');
  await ctx.write(async (w) => {
    const from = await lockDiscussionOf(w, commentID);
    if (from?.discussion_id !== sourceID) return;
    await moveBranch(w, { comment_id: commentID, discussion_id: sourceID }, discussionID, moveID);
  });
}
