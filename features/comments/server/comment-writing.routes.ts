import { route } from '../../../platform/server/http/route.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { postCommentWriting } from '../comment-writing.contract.ts';
import { requireMayComment } from './comment.policy.ts';
import { noteWriting } from './comment.writers.ts';

/** Whoever may comment there says so; nobody else is shown as a writer. */
export const commentWritingRoute = route(postCommentWriting, async (ctx, { params }) => {
  await requireMayComment(ctx, await requireDiscussion(ctx, params.discussionID));
  await noteWriting(ctx, params.discussionID);
  return undefined;
});
