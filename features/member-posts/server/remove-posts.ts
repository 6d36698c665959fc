// Each post goes as if it had been deleted by itself, and is undone so; that they share a run makes one act of them.

import { actsOfRun } from '../../../platform/server/audit-log/acts-of-run.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { commentActs } from '../../comments/server/comment.acts.ts';
import { deleteUnlessAnswered } from '../../comments/server/deleting/delete-unless-answered.ts';
import { deleteDiscussion } from '../../discussions/server/deleting/delete-by-staff.ts';
import { removalProgress } from '../../discussions/server/deleting/delete-discussion.ts';
import { unlessGone } from '../../discussions/server/deleting/unless-gone.ts';
import { discussionActs } from '../../discussions/server/discussion.acts.ts';
import { memberPostsActs } from './member-posts.acts.ts';
import { requireRemover } from './member-posts.policy.ts';
import { postsToRemove } from './member-posts.queries.ts';

interface Asked {
  userID: number;
}

/** The member comes last: by then it is known what went. */
export const removePostsOperation = bulkOperation<Asked>({
  name: 'memberPosts.remove',
  require: (ctx, { userID }) => requireRemover(ctx, userID),
  list: async (ctx, { userID }) => [...(await postsToRemove(ctx, userID)), `user:${userID}`],
  each: async (ctx, id) => {
    const { recordType, recordID } = parsed(id);
    if (recordType === 'user') return recordWhole(ctx, recordID);
    if (recordType === 'comment') return unlessGone(deleteUnlessAnswered(ctx, recordID));
    return unlessGone(deleteDiscussion(ctx, recordID));
  },
  partsOf: async (ctx, id) => {
    const { recordType, recordID } = parsed(id);
    return recordType === 'discussion' ? removalProgress(ctx.db, recordID) : undefined;
  },
});

function parsed(id: string | number): { recordType: string; recordID: number } {
  const [recordType = '', recordID] = String(id).split(':');
  return { recordType, recordID: Number(recordID) };
}

/** One line of the log for all of it, once. Of a run that found nothing to remove there is none. */
async function recordWhole(ctx: RequestContext, userID: number): Promise<void> {
  const { runID } = ctx.auditFacts;
  if (runID === undefined) return;
  await ctx.write(async (w) => {
    const counts = await actsOfRun(w.db, runID, w.viewer.userID);
    const countDiscussions = counts.get(discussionActs.deleted.name) ?? 0;
    const countComments =
      (counts.get(commentActs.deleted.name) ?? 0) + (counts.get(commentActs.emptied.name) ?? 0);
    if (counts.has(memberPostsActs.postsRemoved.name) || countDiscussions + countComments === 0) return;
    await recordAct(w, memberPostsActs.postsRemoved, {
      recordID: userID,
      recordUserID: userID,
      after: { countDiscussions, countComments },
    });
  });
}
