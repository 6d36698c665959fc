// From a call to a comment: who may, what is written, then the one transaction.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { holdOf } from '../../../../platform/server/places/hold-rules.ts';
import { renderPost } from '../../../discussions/server/bodies/render-post.ts';
import { requireDiscussion } from '../../../discussions/server/discussion.policy.ts';
import { requireHumanGuest } from '../../../discussions/server/writing/guest-posts.ts';
import { requireWithinLimits } from '../../../discussions/server/writing/posting-limits.ts';
import { type CommentPost, commentError } from '../../comments.contract.ts';
import { commentConfig } from '../comment.config.ts';
import { requireMayComment } from '../comment.policy.ts';
import { parentDiscussionID } from '../parent-discussion.ts';
import { postComment } from './post-comment.ts';

const commentLimits = {
  table: 'comments',
  count: commentConfig.spamCount,
  window: commentConfig.spamTime,
  lock: commentConfig.spamLock,
} as const;

export async function addComment(
  ctx: RequestContext,
  posted: CommentPost,
): Promise<{ commentID: number; isHeld: boolean }> {
  const discussionID = await parentDiscussionID(ctx, posted);
  if (discussionID === undefined) throw commentError('comment.parentMissing');
  const discussion = await requireDiscussion(ctx, discussionID);
  await requireMayComment(ctx, discussion);
  if (posted.insertUserID !== undefined) ctx.require('site.manage');
  await requireHumanGuest(ctx, posted['g-recaptcha-response']);
  const body = await renderPost(ctx, posted.body, posted.format, discussion.category_id);
  const hold = await holdOf(ctx, {
    recordType: 'comment',
    categoryID: discussion.category_id,
    userID: ctx.viewer.userID,
    name: '',
    html: body.html,
    writingTime: posted.writingTime,
  });
  const commentID = await ctx.write(async (w) => {
    await requireWithinLimits(ctx, w, commentLimits, posted.body);
    return postComment(w, {
      discussionID,
      parentCommentID: posted.parentCommentID ?? null,
      insertUserID: posted.insertUserID ?? ctx.viewer.userID,
      body,
      hold,
      maxDepth: ctx.setting(commentConfig.maxDepth),
      mayWhenClosed: ctx.viewer.canInCategory(
        ['discussions.close', 'posts.moderate'],
        discussion.category_id,
      ),
      isByStaff: ctx.can('staff.allow'),
      draftID: posted.draftID,
    });
  });
  return { commentID, isHeld: hold !== undefined };
}
