// Making one discussion of several: what the others say stands as comments in the one that stays.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { mergeError } from '../../../discussions/bulk-discussions.contract.ts';
import { refuseWhileMoving } from '../../../discussions/server/deleting/comments-going.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import { requireDiscussion } from '../../../discussions/server/discussion.policy.ts';
import { findDiscussion, lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import {
  missingIn,
  placesOf,
  requireFound,
  requireOnAll,
} from '../../../discussions/server/writing/bulk-rights.ts';
import { beginMerging, isLong, mergeProgress, moveSomeMerged } from './merge-in-steps.ts';
import { mergeLocked, type Two } from './merge-locked.ts';
import { mergedBefore } from './merged-before.ts';

interface Merge {
  discussionIDs: number[];
  destinationDiscussionID: number;
  addRedirects: boolean;
}

export const mergeDiscussionsOperation = bulkOperation<Merge>({
  name: 'discussions.merge',
  list: async (ctx, { discussionIDs, destinationDiscussionID }) => {
    const named = [...discussionIDs, destinationDiscussionID];
    const found = await placesOf(ctx, named);
    const done = await mergedBefore(ctx, discussionIDs, destinationDiscussionID);
    requireFound(missingIn(named, found).filter((id) => !done.has(id)));
    const destination = found.filter((each) => each.discussion_id === destinationDiscussionID);
    requireOnAll(ctx, 'discussions.edit', destination);
    const sources = found.filter((each) => discussionIDs.includes(each.discussion_id));
    requireOnAll(ctx, 'discussions.delete', sources);
    return [...new Set(discussionIDs)].filter((each) => each !== destinationDiscussionID);
  },
  each: (ctx, id, merge) => mergeSome(ctx, Number(id), merge),
  partsOf: (ctx, id) => mergeProgress(ctx.db, Number(id)),
});

/** What is left of one that was begun, where nobody asks for its next step. */
export const goOnMergingRun = bulkOperation<Merge>({
  name: 'discussions.goOnMerging',
  list: () => [],
  each: (ctx, id, merge) => mergeSome(ctx, Number(id), merge),
  partsOf: (ctx, id) => mergeProgress(ctx.db, Number(id)),
});

async function mergeSome(ctx: RequestContext, sourceID: number, merge: Merge): Promise<'again' | undefined> {
  const row = await findDiscussion(ctx.db, sourceID);
  // What was begun is finished, whatever its starter may do by then.
  if (row?.date_removed && row.date_purge === null) return moveSomeMerged(ctx, sourceID);
  if ((await mergedBefore(ctx, [sourceID], merge.destinationDiscussionID)).has(sourceID)) return undefined;
  const source = await requireDiscussion(ctx, sourceID);
  const destination = await requireDiscussion(ctx, merge.destinationDiscussionID);
  if (!ctx.viewer.canInCategory('discussions.delete', source.category_id))
    throw permissionProblem(['discussions.delete']);
  if (!ctx.viewer.canInCategory('discussions.edit', destination.category_id))
    throw permissionProblem(['discussions.edit']);
  return ctx.write(async (w) => {
    const two = await lockTwo(w, sourceID, merge);
    if (!two) return 'again';
    await recordOnDiscussion(w, discussionActs.merged, two.source, {
      before: { countComments: two.source.count_comments },
      after: { discussionID: two.destination.discussion_id },
      undo: {},
    });
    if (!(await isLong(w, sourceID))) {
      await mergeLocked(w, two, merge.addRedirects);
      return undefined;
    }
    await beginMerging(w, two, merge.addRedirects);
    await enqueueBulkOperation(w, goOnMergingRun, { ...merge, discussionIDs: [sourceID] }, [sourceID]);
    return 'again';
  });
}

async function lockTwo(w: WriteContext, sourceID: number, merge: Merge): Promise<Two | undefined> {
  const locked = await lockDiscussions(w.db, [sourceID, merge.destinationDiscussionID], 'take away');
  const source = locked.get(sourceID);
  const destination = locked.get(merge.destinationDiscussionID);
  if (!source || !destination) throw notFound('Discussion');
  // The same call again was faster.
  if (source.date_removed !== null) return undefined;
  // What is held back was never counted, and what leads elsewhere says nothing.
  for (const row of [source, destination])
    if (row.type === 'redirect' || row.date_held !== null) throw mergeError('discussion.notMergeable');
  // What is on its way into it must not follow it about.
  const coming = await w.db.row(
    sql`select 1 from discussion_merges where destination_id = ${sourceID} limit 1`,
  );
  if (coming) throw mergeError('discussion.notMergeable');
  await refuseWhileMoving(w, [sourceID]);
  return { source, destination };
}
