// Two discussions that are locked become one.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { refreshLastPost } from '../../../categories/server/category.counters.ts';
import { discussionMerged } from '../../../discussions/discussions.events.ts';
import { announceDeleted, awaitPurge } from '../../../discussions/server/deleting/deleted-for-a-time.ts';
import { removeDiscussions } from '../../../discussions/server/deleting/remove-discussions.ts';
import { takeOutOfSight } from '../../../discussions/server/deleting/take-out-of-sight.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import {
  daysToUndo,
  noteBeforeMerging,
  noteBodyComment,
} from '../../../discussions/server/undoing/merged-discussion.ts';
import {
  becomeRedirect,
  refreshRedirectsTo,
  repointRedirects,
} from '../../../discussions/server/writing/discussion-redirect.ts';
import { refreshLastComment } from '../last-comment.ts';
import { announceMoved } from './announce-moved.ts';
import { bodyAsComment, countMerged, moveAllComments } from './merged-comments.ts';

export interface Two {
  source: DiscussionRow;
  destination: DiscussionRow;
}

/** A short one, in one transaction. */
export async function mergeLocked(
  w: WriteContext,
  { source, destination }: Two,
  addRedirects: boolean,
): Promise<void> {
  await noteBeforeMerging(w, source, destination);
  const first = await bodyAsComment(w, source, destination);
  await noteBodyComment(w, source.discussion_id, first);
  const moved = await moveAllComments(w, source, destination);
  countMerged(w, source, destination);
  await refreshLastComment(w, destination.discussion_id);
  const emptied = { ...source, count_comments: 0 };
  await refreshRedirectsTo(w, source.discussion_id);
  await repointRedirects(w, source.discussion_id, destination.discussion_id);
  if (addRedirects) await leadTo(w, emptied, destination.discussion_id, first);
  await announceMoved(w, source, destination, [
    { comment_id: first, insert_user_id: source.insert_user_id },
    ...moved,
  ]);
  await announceMerged(w, source, destination);
  if (!addRedirects) await removeMerged(w, emptied, destination.discussion_id);
  refreshLastPost(w, destination.category_id);
}

/** `emptied` is locked. */
export async function removeMerged(
  w: WriteContext,
  emptied: DiscussionRow,
  mergedIntoID: number,
): Promise<void> {
  await leaveForATime(w, emptied);
  await noteMerged(w, emptied.discussion_id, mergedIntoID);
}

/** It stays for as long as the merge can be undone. */
async function leaveForATime(w: WriteContext, emptied: DiscussionRow): Promise<void> {
  const days = await daysToUndo(w);
  if (days === 0) return removeDiscussions(w, [emptied]);
  if (emptied.date_removed === null) await takeOutOfSight(w, emptied);
  // Its votes went with its body, and nobody commented on it last.
  await w.db.execute(sql`
    update discussions set score = 0, imported_score = 0, last_user_id = insert_user_id
    where discussion_id = ${emptied.discussion_id}`);
  await awaitPurge(w, emptied.discussion_id, days);
  await announceDeleted(w, emptied);
}

export function leadTo(
  w: WriteContext,
  emptied: DiscussionRow,
  destinationID: number,
  commentID: number,
): Promise<void> {
  const path = `/discussion/comment/${commentID}#Comment_${commentID}`;
  return becomeRedirect(w, emptied, { path, discussionID: destinationID });
}

/** By this a call that is repeated finds that it was done. */
export async function noteMerged(w: WriteContext, sourceID: number, mergedIntoID: number): Promise<void> {
  await w.db.execute(sql`
    update deleted_discussions set record = record || ${JSON.stringify({ mergedIntoID })}::jsonb
    where discussion_id = ${sourceID}`);
}

/** While the source is there: what hangs on it goes over to the other, what is found keeps being found. */
export async function announceMerged(
  w: WriteContext,
  source: DiscussionRow,
  destination: DiscussionRow,
): Promise<void> {
  await w.announce(discussionMerged, {
    discussionID: destination.discussion_id,
    fromDiscussionID: source.discussion_id,
    userID: w.viewer.userID,
  });
}
