import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { requireReactionRecord } from '../../reactions/server/reaction.records.ts';
import * as contract from '../flags.contract.ts';
import { restorePost } from './flagged-posts.ts';

export const flagRoutes = [
  route(contract.restoreDiscussion, async (ctx, { params }) => {
    const row = await requireDiscussion(ctx, params.discussionID);
    requireModerator(ctx, row.category_id);
    const { discussion_id: discussionID } = row;
    await ctx.write((w) =>
      restorePost(w, {
        recordType: 'discussion',
        recordID: discussionID,
        discussionID,
        categoryID: row.category_id,
        insertUserID: row.insert_user_id,
      }),
    );
    return { isHeld: false };
  }),
  route(contract.restoreComment, async (ctx, { params }) => {
    const record = await requireReactionRecord(ctx, 'comment', params.commentID);
    requireModerator(ctx, record.categoryID);
    await ctx.write((w) => restorePost(w, record));
    return { isHeld: false };
  }),
];

function requireModerator(ctx: RequestContext, categoryID: number): void {
  if (ctx.can('community.moderate') || ctx.viewer.canInCategory('posts.moderate', categoryID)) return;
  throw permissionProblem(['posts.moderate']);
}
