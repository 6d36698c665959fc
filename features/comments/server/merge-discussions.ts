// Making one discussion of several: what the others say stands as comments in the one that stays.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { longRun } from '../../../platform/server/long-runs/long-run.ts';
import { refreshLastPost } from '../../categories/server/category.tally.ts';
import { mergeError } from '../../discussions/bulk-discussions.contract.ts';
import { missingIn, placesOf, requireFound, requireOnAll } from '../../discussions/server/bulk-rights.ts';
import { removeDiscussion } from '../../discussions/server/delete-discussion.ts';
import { requireDiscussion } from '../../discussions/server/discussion.policy.ts';
import { type DiscussionRow, lockDiscussions } from '../../discussions/server/discussion.rows.ts';
import {
  becomeRedirect,
  refreshRedirectsTo,
  repointRedirects,
} from '../../discussions/server/discussion-redirect.ts';
import { announceMoved } from './announce-moved.ts';
import { refreshLastComment } from './last-comment.ts';
import { bodyAsComment, countMerged, moveAllComments } from './merged-comments.ts';

interface Merge {
  discussionIDs: number[];
  destinationDiscussionID: number;
  addRedirects: boolean;
}

export const mergeDiscussionsRun = longRun<Merge>({
  name: 'discussions.merge',
  list: async (ctx, { discussionIDs, destinationDiscussionID }) => {
    const named = [...discussionIDs, destinationDiscussionID];
    const found = await placesOf(ctx, named);
    const mergedBefore = await mergedByViewer(ctx, discussionIDs, destinationDiscussionID);
    requireFound(missingIn(named, found).filter((id) => !mergedBefore.has(id)));
    const destination = found.filter((each) => each.discussion_id === destinationDiscussionID);
    requireOnAll(ctx, 'discussions.edit', destination);
    const asked = found.filter((each) => discussionIDs.includes(each.discussion_id));
    requireOnAll(ctx, 'discussions.delete', asked);
    return [...new Set(discussionIDs)].filter((each) => each !== destinationDiscussionID);
  },
  each: (ctx, id, merge) => mergeOne(ctx, Number(id), merge),
});

async function mergeOne(ctx: RequestContext, sourceID: number, merge: Merge): Promise<void> {
  if ((await mergedByViewer(ctx, [sourceID], merge.destinationDiscussionID)).has(sourceID)) return;
  const source = await requireDiscussion(ctx, sourceID);
  const destination = await requireDiscussion(ctx, merge.destinationDiscussionID);
  if (!ctx.viewer.canInCategory('discussions.delete', source.category_id))
    throw permissionProblem(['discussions.delete']);
  if (!ctx.viewer.canInCategory('discussions.edit', destination.category_id))
    throw permissionProblem(['discussions.edit']);
  await ctx.write(async (w) => {
    await mergeLocked(w, await lockTwo(w, sourceID, merge), merge.addRedirects);
  });
}

/** A call that is repeated, since its answer was lost, counts what it had done already as done. */
async function mergedByViewer(
  ctx: RequestContext,
  sourceIDs: readonly number[],
  destinationID: number,
): Promise<Set<number>> {
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from deleted_discussions
    where discussion_id = any(${sourceIDs}) and delete_user_id = ${ctx.viewer.userID}
      and record @> ${JSON.stringify({ mergedIntoID: destinationID })}::jsonb`);
  return new Set(rows.map((row) => row.discussion_id));
}

interface Two {
  source: DiscussionRow;
  destination: DiscussionRow;
}

async function lockTwo(w: WriteContext, sourceID: number, merge: Merge): Promise<Two> {
  const locked = await lockDiscussions(w.db, [sourceID, merge.destinationDiscussionID], 'take away');
  const source = locked.get(sourceID);
  const destination = locked.get(merge.destinationDiscussionID);
  if (!source || !destination) throw notFound('Discussion');
  // What is held back was never counted, and what leads elsewhere says nothing.
  for (const row of [source, destination])
    if (row.type === 'redirect' || row.date_held !== null) throw mergeError('discussion.notMergeable');
  return { source, destination };
}

async function mergeLocked(
  w: WriteContext,
  { source, destination }: Two,
  addRedirects: boolean,
): Promise<void> {
  const first = await bodyAsComment(w, source, destination);
  const moved = await moveAllComments(w, source, destination);
  countMerged(w, source, destination);
  await refreshLastComment(w, destination.discussion_id);
  const emptied = { ...source, count_comments: 0 };
  await refreshRedirectsTo(w, source.discussion_id);
  await repointRedirects(w, source.discussion_id, destination.discussion_id);
  if (addRedirects)
    await becomeRedirect(w, emptied, {
      path: `/discussion/comment/${first}#Comment_${first}`,
      discussionID: destination.discussion_id,
    });
  // While the source is there: what hangs on it goes over to the other, what is found keeps being found.
  await announceMoved(w, source, destination, [
    { comment_id: first, insert_user_id: source.insert_user_id },
    ...moved,
  ]);
  await w.announce({
    type: 'discussion.merged',
    payload: {
      discussionID: destination.discussion_id,
      fromDiscussionID: source.discussion_id,
      userID: w.viewer.userID,
    },
  });
  if (!addRedirects) await removeMerged(w, emptied, destination.discussion_id);
  refreshLastPost(w, destination.category_id);
}

async function removeMerged(w: WriteContext, emptied: DiscussionRow, mergedIntoID: number): Promise<void> {
  await removeDiscussion(w, emptied);
  await w.db.execute(sql`
    update deleted_discussions set record = record || ${JSON.stringify({ mergedIntoID })}::jsonb
    where discussion_id = ${emptied.discussion_id}`);
}
