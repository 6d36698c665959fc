// Merging a long discussion: hidden at once, its comments follow in batches, and then it is gone or leads to them.
import type { PartsDone } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { refreshLastPost } from '../../../categories/server/category.counters.ts';
import { removeSome } from '../../../discussions/server/deleting/delete-discussion.ts';
import {
  bringBack,
  hideForEverybody,
  takeOutOfSight,
} from '../../../discussions/server/deleting/take-out-of-sight.ts';
import { unlessGone } from '../../../discussions/server/deleting/unless-gone.ts';
import { type DiscussionRow, lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import { noteBeforeMerging, noteBodyComment } from '../../../discussions/server/undoing/merged-discussion.ts';
import {
  refreshRedirectsTo,
  repointRedirects,
} from '../../../discussions/server/writing/discussion-redirect.ts';
import { refreshLastComment } from '../last-comment.ts';
import { changeAuthorCounters } from '../threads/comment-subtree.ts';
import { announceMoved } from './announce-moved.ts';
import { announceMerged, leadTo, noteMerged, removeMerged, type Two } from './merge-locked.ts';
import { bodyAsComment, countBody, moveFirstComments } from './merged-comments.ts';

/** As many comments of each of the two are changed while others wait for their discussions. */
const BATCH = 1000;

interface MergeRow {
  destination_id: number;
  body_comment_id: number;
  has_redirect: boolean;
}

export async function isLong(w: WriteContext, discussionID: number): Promise<boolean> {
  const more = await w.db.row(sql`
    select 1 from comments where discussion_id = ${discussionID} offset ${sql.integer(BATCH)} limit 1`);
  return more !== undefined;
}

/** The body stands in the destination from here on; the comments are on their way. */
export async function beginMerging(
  w: WriteContext,
  { source, destination }: Two,
  hasRedirect: boolean,
): Promise<void> {
  const [sourceID, destinationID] = [source.discussion_id, destination.discussion_id];
  await noteBeforeMerging(w, source, destination);
  const first = await bodyAsComment(w, source, destination);
  await noteBodyComment(w, sourceID, first);
  await countBody(w, destination);
  await refreshLastComment(w, destinationID);
  await refreshRedirectsTo(w, sourceID);
  await repointRedirects(w, sourceID, destinationID);
  await announceMoved(w, source, destination, [{ comment_id: first, insert_user_id: source.insert_user_id }]);
  await announceMerged(w, source, destination);
  if (hasRedirect) await hideForEverybody(w, source);
  else {
    await takeOutOfSight(w, source);
    await noteMerged(w, sourceID, destinationID);
  }
  await w.db.execute(sql`
    insert into discussion_merges (discussion_id, destination_id, body_comment_id, has_redirect, count_total)
    values (${sourceID}, ${destinationID}, ${first}, ${hasRedirect}, ${source.count_comments})`);
  refreshLastPost(w, destination.category_id);
}

/** The next step. Where the destination was deleted meanwhile, what is left goes as it did. */
export async function moveSomeMerged(ctx: RequestContext, sourceID: number): Promise<'again' | undefined> {
  const next = await ctx.write(async (w) => {
    const seen = await findMerge(w, sourceID);
    const locked = await lockDiscussions(w.db, [sourceID, seen?.destination_id ?? sourceID], 'take away');
    const source = locked.get(sourceID);
    // Another step was the last one meanwhile.
    if (!source || source.date_removed === null) return 'again';
    // It waits for its end.
    if (source.date_purge !== null) return undefined;
    const merge = await findMerge(w, sourceID);
    const destination = merge && locked.get(merge.destination_id);
    if (!destination) return merge ? 'again' : 'remove';
    const moved = await moveFirstComments(w, source, destination, BATCH);
    if (moved.length > 0) {
      await refreshLastComment(w, destination.discussion_id);
      // It was deleted meanwhile: what it holds counts for nobody until it comes back.
      if (destination.date_purge !== null)
        await changeAuthorCounters(
          w,
          moved.map((each) => each.comment_id),
          -1,
        );
      await announceMoved(w, source, destination, moved);
      await w.db.execute(sql`
        update discussion_merges set count_moved = count_moved + ${moved.length} where discussion_id = ${sourceID}`);
      if (destination.date_held === null) refreshLastPost(w, destination.category_id);
    }
    if (moved.length === BATCH) return 'again';
    await endMerging(w, source, merge);
    return undefined;
  });
  return next === 'remove' ? unlessGone(removeSome(ctx, sourceID)) : next;
}

/** What is hidden moves along uncounted. */
export function mergeProgress(db: Queryable, sourceID: number): Promise<PartsDone | undefined> {
  return db.row<PartsDone>(sql`
    select least(count_moved, count_total) as "countDone", count_total as "countTotal" from discussion_merges
    where discussion_id = ${sourceID}`);
}

function findMerge(w: WriteContext, sourceID: number): Promise<MergeRow | undefined> {
  return w.db.row<MergeRow>(sql`
    select destination_id, body_comment_id, has_redirect from discussion_merges where discussion_id = ${sourceID}`);
}

async function endMerging(w: WriteContext, source: DiscussionRow, merge: MergeRow): Promise<void> {
  const sourceID = source.discussion_id;
  await w.db.execute(sql`delete from discussion_merges where discussion_id = ${sourceID}`);
  await w.db.execute(sql`
    update discussions set count_comments = 0, count_top_comments = 0, last_comment_id = null
    where discussion_id = ${sourceID}`);
  const emptied = { ...source, count_comments: 0 };
  if (!merge.has_redirect) return removeMerged(w, emptied, merge.destination_id);
  await bringBack(w, source);
  await leadTo(w, emptied, merge.destination_id, merge.body_comment_id);
}
