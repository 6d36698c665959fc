// Undoing a merge: the comments go back in batches, then the body, then the discussion stands as it stood.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { undoDays } from '../../../../platform/server/audit-log/undo.config.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../../platform/server/places/undoable-acts.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { discussionUnmerged } from '../../../discussions/discussions.events.ts';
import { awaitPurge } from '../../../discussions/server/deleting/deleted-for-a-time.ts';
import { bringBack, hideForEverybody } from '../../../discussions/server/deleting/take-out-of-sight.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import {
  type DiscussionRow,
  findDiscussion,
  lockDiscussions,
} from '../../../discussions/server/discussion.rows.ts';
import { invalidatedTagsOf } from '../../../discussions/server/discussion-state.ts';
import { rewindMerged } from '../../../discussions/server/undoing/merged-discussion.ts';
import { moveMediaUses } from '../../../media/server/attach-media.ts';
import { moveReactions } from '../../../reactions/server/reactions-of-posts.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { refreshLastComment } from '../last-comment.ts';
import { forgetRead } from '../threads/comment-subtree.ts';
import { moveBranch } from '../writing/move-comment.ts';
import { bringCommentsBack, OF_A_MERGE } from './moved-comments.ts';

interface Merged {
  destination_id: number;
  body_comment_id: number;
}

export const undoableMerge: UndoableAct = {
  act: discussionActs.merged,
  undo: async (ctx, { recordID, after }) => {
    const destinationID = Number(after.discussionID);
    for (const id of [recordID, destinationID]) requireMergeable(ctx, await findDiscussion(ctx.db, id));
    return (w) => unmergeSome(ctx, w, recordID, destinationID);
  },
};

/** Whoever may merge there may take it apart; what is gone for good comes back no more. */
function requireMergeable(ctx: RequestContext, row: DiscussionRow | undefined): DiscussionRow {
  if (!row) throw undoError('undo.tooLate');
  if (!ctx.viewer.canInCategory('discussions.view', row.category_id)) throw notFound('Discussion');
  for (const permission of ['discussions.edit', 'discussions.delete'] as const)
    if (!ctx.viewer.canInCategory(permission, row.category_id)) throw permissionProblem([permission]);
  return row;
}

async function unmergeSome(
  ctx: RequestContext,
  w: WriteContext,
  sourceID: number,
  destinationID: number,
): Promise<'again' | undefined> {
  const locked = await lockDiscussions(w.db, [sourceID, destinationID], 'take away');
  const source = requireMergeable(ctx, locked.get(sourceID));
  const destination = requireMergeable(ctx, locked.get(destinationID));
  const merged = await w.db.row<Merged>(sql`
    select destination_id, body_comment_id from merged_discussions where discussion_id = ${sourceID}`);
  const isMerging = await w.db.row(sql`select 1 from discussion_merges where discussion_id = ${sourceID}`);
  if (!merged || merged.destination_id !== destinationID) throw undoError('undo.tooLate');
  // It is on its way still, or where it went has gone itself.
  if (isMerging || destination.date_removed !== null) throw undoError('undo.changedSince');
  if (source.date_removed === null) {
    await hideForEverybody(w, source);
    // Not to be taken for one whose deletion was begun.
    await awaitPurge(w, sourceID, ctx.setting(undoDays));
    return 'again';
  }
  if ((await bringCommentsBack(w, source, destination, OF_A_MERGE)) === 'again') return 'again';
  await bringBodyBack(w, source, destination, merged.body_comment_id);
  await standAgain(w, source, destination);
  return undefined;
}

/** With its reactions, files and earlier texts. What was replied to it since stands in the discussion itself again. */
async function bringBodyBack(
  w: WriteContext,
  source: DiscussionRow,
  destination: DiscussionRow,
  commentID: number,
): Promise<void> {
  const replies = await w.db.rows<{ comment_id: number; discussion_id: number }>(sql`
    select comment_id, discussion_id from comments
    where parent_comment_id = ${commentID} and discussion_id = ${destination.discussion_id} order by number`);
  for (const reply of replies) await moveBranch(w, reply, source.discussion_id);
  const from = { recordType: 'comment', recordID: commentID } as const;
  const to = { recordType: 'discussion', recordID: source.discussion_id } as const;
  await forgetRead(w, [commentID]);
  await moveReactions(w.db, from, to);
  await w.db.execute(sql`
    update post_revisions set record_type = 'discussion', record_id = ${to.recordID}
    where record_type = 'comment' and record_id = ${from.recordID}`);
  await w.db.execute(sql`
    update user_mentions set record_type = 'discussion', record_id = ${to.recordID}
    where record_type = 'comment' and record_id = ${from.recordID}`);
  await moveMediaUses(w.db, from, to);
  const gone = await w.db.row<{
    insert_user_id: number;
    is_counted: boolean;
    has_author: boolean;
    score: number;
  }>(sql`
    delete from comments where comment_id = ${commentID} and discussion_id = ${destination.discussion_id}
    returning insert_user_id, date_held is null as is_counted, date_tombstoned is null as has_author, score`);
  if (!gone) return;
  await w.db.execute(
    sql`update discussions set score = ${gone.score} where discussion_id = ${source.discussion_id}`,
  );
  if (!gone.is_counted) return;
  if (gone.has_author) changeUserCounters(w, gone.insert_user_id, { comments: -1 });
  await w.db.execute(sql`
    update discussions set count_comments = count_comments - 1, count_top_comments = count_top_comments - 1
    where discussion_id = ${destination.discussion_id}`);
  changeCategoryCounters(w, destination.category_id, { discussions: 0, comments: -1 });
}

async function standAgain(w: WriteContext, source: DiscussionRow, destination: DiscussionRow): Promise<void> {
  const [sourceID, destinationID] = [source.discussion_id, destination.discussion_id];
  await rewindMerged(w, sourceID);
  await refreshLastComment(w, sourceID);
  await refreshLastComment(w, destinationID);
  await bringBack(w, source);
  refreshLastPost(w, destination.category_id);
  await w.announce(
    discussionUnmerged,
    { discussionID: sourceID, fromDiscussionID: destinationID, userID: w.viewer.userID },
    { invalidates: [...invalidatedTagsOf(source), ...invalidatedTagsOf(destination), cacheTag.tags] },
  );
  await w.db.execute(sql`delete from merged_discussions where discussion_id = ${sourceID}`);
  await recordOnDiscussion(w, discussionActs.restored, source, {
    before: { discussionID: destinationID },
    after: { countComments: source.count_comments },
  });
}
