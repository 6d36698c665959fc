// Undoing a split or a move: the comments go back to where they stood. What was started for them goes, unless somebody wrote in
// it since.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import {
  type Reversal,
  type UndoableAct,
  type UndoableEntry,
  UndonePartly,
} from '../../../../platform/server/places/undoable-acts.ts';
import { refreshLastPost } from '../../../categories/server/category.counters.ts';
import { deleteForATime } from '../../../discussions/server/deleting/deleted-for-a-time.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import {
  type DiscussionRow,
  findDiscussion,
  lockDiscussion,
  lockDiscussions,
} from '../../../discussions/server/discussion.rows.ts';
import { commentActs } from '../comment.acts.ts';
import { bringCommentsBack, countMovedOn } from './moved-comments.ts';

export const undoableSplit: UndoableAct = {
  act: discussionActs.split,
  undo: async (ctx, { recordID, after, undo }) => {
    const moved = {
      sourceID: recordID,
      goneToID: Number(after.discussionID),
      moveID: Number(undo.moveID ?? 0),
    };
    await requireBoth(ctx, moved);
    return (w) => unsplitSome(ctx, w, moved);
  },
};

/** Into a discussion that was there before, and stays: many at once, or one. */
export const undoableMoves = {
  ofMany: {
    act: discussionActs.commentsMoved,
    undo: (ctx, { recordID, after, undo }) => reversalOfMove(ctx, recordID, after, undo),
  },
  ofOne: {
    act: commentActs.moved,
    undo: (ctx, { before, after, undo }) => reversalOfMove(ctx, Number(before.discussionID), after, undo),
  },
} satisfies Record<string, UndoableAct>;

async function reversalOfMove(
  ctx: RequestContext,
  sourceID: number,
  after: UndoableEntry['after'],
  undo: UndoableEntry['undo'],
): Promise<Reversal> {
  const moved = { sourceID, goneToID: Number(after.discussionID), moveID: Number(undo.moveID) };
  await requireBoth(ctx, moved);
  return (w) => bringSomeBack(ctx, w, moved);
}

interface Moved {
  sourceID: number;
  goneToID: number;
  moveID: number;
}

async function requireBoth(ctx: RequestContext, { sourceID, goneToID }: Moved): Promise<void> {
  for (const id of [sourceID, goneToID]) requireOpen(ctx, await findDiscussion(ctx.db, id));
}

/** Whoever edits in both categories, or looks after all of them. */
function requireOpen(ctx: RequestContext, row: DiscussionRow | undefined): DiscussionRow {
  if (!row) throw undoError('undo.tooLate');
  if (!ctx.viewer.canInCategory('discussions.view', row.category_id)) throw notFound('Discussion');
  if (!ctx.can('curation.manage') && !ctx.viewer.canInCategory('discussions.edit', row.category_id))
    throw permissionProblem(['discussions.edit']);
  if (row.date_removed !== null) throw undoError('undo.changedSince');
  return row;
}

async function unsplitSome(ctx: RequestContext, w: WriteContext, moved: Moved): Promise<Outcome> {
  const outcome = await bringSomeBack(ctx, w, moved);
  if (outcome === 'again') return outcome;
  const left = await lockDiscussion(w.db, moved.goneToID, 'take away');
  if (left && left.count_comments === 0) await deleteForATime(ctx, w, left);
  return outcome;
}

type Outcome = 'again' | UndonePartly | undefined;

async function bringSomeBack(
  ctx: RequestContext,
  w: WriteContext,
  { sourceID, goneToID, moveID }: Moved,
): Promise<Outcome> {
  const locked = await lockDiscussions(w.db, [sourceID, goneToID], 'take away');
  const source = requireOpen(ctx, locked.get(sourceID));
  const goneTo = requireOpen(ctx, locked.get(goneToID));
  if ((await bringCommentsBack(w, source, goneTo, moveID)) === 'again') return 'again';
  refreshLastPost(w, source.category_id);
  refreshLastPost(w, goneTo.category_id);
  await recordOnDiscussion(w, discussionActs.restored, source, { before: { discussionID: goneToID } });
  const movedOn = await countMovedOn(w, sourceID, goneToID, moveID);
  if (movedOn === 0) return undefined;
  return new UndonePartly(
    ctx.translator.plural(movedOn, {
      one: '{count} comment was moved on since then, and stays where it is now.',
      other: '{count} comments were moved on since then, and stay where they are now.',
    }),
  );
}
