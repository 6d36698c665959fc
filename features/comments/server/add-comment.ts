// From a call to a comment: who may, what is said, then the one transaction.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { discussionConfig } from '../../discussions/server/discussion.config.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { type ReadyBody, readyBody } from '../../mentions/server/ready-body.ts';
import { type CommentPost, commentError } from '../comments.contract.ts';
import { commentConfig } from './comment.config.ts';
import { needsApproval, requireMayComment } from './comment.policy.ts';
import { floodRuleFor } from './comment-flood.ts';
import { parentDiscussionID } from './parent-discussion.ts';
import { postComment } from './post-comment.ts';

export async function addComment(
  ctx: RequestContext,
  posted: CommentPost,
): Promise<{ commentID: number; isHeld: boolean }> {
  const discussionID = parentDiscussionID(posted);
  if (discussionID === undefined) throw commentError('comment.parentMissing');
  const discussion = await requireDiscussion(ctx, discussionID);
  requireMayComment(ctx, discussion);
  if (posted.insertUserID !== undefined) ctx.require('site.manage');
  const body = await readyCommentBody(ctx, posted.body, posted.format);
  const isHeld = needsApproval(ctx, discussion.category_id);
  const flood = floodRuleFor(ctx, discussion.category_id);
  const commentID = await ctx.write((w) =>
    postComment(w, {
      discussionID,
      parentCommentID: posted.parentCommentID ?? null,
      insertUserID: posted.insertUserID ?? ctx.viewer.userID,
      body,
      isHeld,
      maxDepth: ctx.setting(commentConfig.maxDepth),
      ...(flood && { flood }),
      mayWhenClosed: ctx.viewer.canInCategory(
        ['discussions.close', 'posts.moderate'],
        discussion.category_id,
      ),
      isByStaff: ctx.can('staff.allow'),
    }),
  );
  return { commentID, isHeld };
}

export function readyCommentBody(ctx: RequestContext, source: string, format: string): Promise<ReadyBody> {
  return readyBody(ctx, source, format, {
    min: ctx.setting(discussionConfig.bodyMinLength),
    max: ctx.setting(discussionConfig.bodyMaxLength),
  });
}
