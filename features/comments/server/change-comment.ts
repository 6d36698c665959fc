// What a call may change about a comment: its text, its discussion, its author.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { renderPost } from '../../discussions/server/render-post.ts';
import type { ReadyBody } from '../../mentions/server/ready-body.ts';
import { type CommentPatch, commentError } from '../comments.contract.ts';
import { requireComment, requireMayEdit } from './comment.policy.ts';
import type { CommentRow } from './comment.queries.ts';
import { changeCommentAuthor, editComment } from './edit-comment.ts';
import { moveComment } from './move-comment.ts';

export async function changeComment(
  ctx: RequestContext,
  commentID: number,
  patch: CommentPatch,
): Promise<void> {
  const row = await requireComment(ctx, commentID);
  requireMayEdit(ctx, row);
  if (row.is_tombstone) throw commentError('comment.removed');
  const { insertUserID, discussionID } = patch;
  if (insertUserID !== undefined && insertUserID !== row.insert_user_id) ctx.require('site.manage');
  if (discussionID !== undefined) await requireMayMove(ctx, row, discussionID);
  const body = await changedBody(ctx, row, patch);
  await ctx.write(async (w) => {
    if (insertUserID !== undefined) await changeCommentAuthor(w, row, insertUserID);
    if (body) await editComment(w, row, body);
    if (discussionID !== undefined)
      await moveComment(w, { commentID, fromDiscussionID: row.discussion_id, toDiscussionID: discussionID });
  });
}

async function requireMayMove(ctx: RequestContext, row: CommentRow, discussionID: number): Promise<void> {
  if (discussionID === row.discussion_id) return;
  const target = await requireDiscussion(ctx, discussionID);
  if (!ctx.viewer.canInCategory('comments.add', target.category_id))
    throw permissionProblem(['comments.add']);
}

/** The same text again is no edit. */
async function changedBody(
  ctx: RequestContext,
  row: CommentRow,
  { body, format }: CommentPatch,
): Promise<ReadyBody | undefined> {
  const source = body ?? row.body ?? '';
  const written = format ?? row.format;
  if (source === row.body && written === row.format) return undefined;
  return renderPost(ctx, source, written);
}
