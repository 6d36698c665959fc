// Undoing a split: the comments go back to where they stood; the new discussion goes, unless somebody wrote in it since.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../../platform/server/places/undoable-acts.ts';
import { refreshLastPost } from '../../../categories/server/category.counters.ts';
import { deleteForATime } from '../../../discussions/server/deleting/deleted-for-a-time.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import {
  type DiscussionRow,
  findDiscussion,
  lockDiscussion,
  lockDiscussions,
} from '../../../discussions/server/discussion.rows.ts';
import { bringCommentsBack } from './moved-comments.ts';

export const undoableSplit: UndoableAct = {
  act: discussionActs.split,
  undo: async (ctx, { recordID, after }) => {
    const newID = Number(after.discussionID);
    for (const id of [recordID, newID]) requireOpen(ctx, await findDiscussion(ctx.db, id));
    return (w) => unsplitSome(ctx, w, recordID, newID);
  },
};

/** Whoever edits in both categories, or looks after all of them. */
function requireOpen(ctx: RequestContext, row: DiscussionRow | undefined): DiscussionRow {
  if (!row) throw undoError('undo.tooLate');
  if (!ctx.viewer.canInCategory('discussions.view', row.category_id)) throw notFound('Discussion');
  if (!ctx.can('curation.manage') && !ctx.viewer.canInCategory('discussions.edit', row.category_id))
    throw permissionProblem(['discussions.edit']);
  if (row.date_removed !== null) throw undoError('undo.changedSince');
  return row;
}

async function unsplitSome(
  ctx: RequestContext,
  w: WriteContext,
  sourceID: number,
  newID: number,
): Promise<'again' | undefined> {
  const locked = await lockDiscussions(w.db, [sourceID, newID], 'take away');
  const source = requireOpen(ctx, locked.get(sourceID));
  const split = requireOpen(ctx, locked.get(newID));
  if ((await bringCommentsBack(w, source, split)) === 'again') return 'again';
  refreshLastPost(w, source.category_id);
  refreshLastPost(w, split.category_id);
  const left = await lockDiscussion(w.db, newID, 'take away');
  if (left && left.count_comments === 0) await deleteForATime(ctx, w, left);
  await recordOnDiscussion(w, discussionActs.restored, source, { before: { discussionID: newID } });
  return undefined;
}
