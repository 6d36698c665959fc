// Chosen comments go into a discussion that is there already.
import type { BulkProgress } from '../../../../platform/contract/progress.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { startStored } from '../../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import {
  startBulkOperation,
  storeBulkOperation,
} from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Answer } from '../../../../platform/server/http/route.ts';
import { discussionActs, recordOnDiscussion } from '../../../discussions/server/discussion.acts.ts';
import { requireDiscussion } from '../../../discussions/server/discussion.policy.ts';
import { type MoveCommentsBody, moveCommentsError } from '../../move-comments.contract.ts';
import { splitError } from '../../split-discussion.contract.ts';
import { findComments } from '../comment.queries.ts';
import { nextMoveID } from '../undoing/moved-comments.ts';
import { type Chosen, inOrder, moveChosen, requireMayMoveChosen, requireOneSource } from './move-chosen.ts';

export const moveCommentsOperation = bulkOperation<Chosen>({
  name: 'comments.move',
  list: (_ctx, { commentIDs }) => commentIDs,
  each: (ctx, id, move) => moveChosen(ctx, Number(id), move, 'comments.add'),
});

export async function startMove(
  ctx: RequestContext,
  { commentIDs, discussionID }: MoveCommentsBody,
): Promise<Answer<BulkProgress>> {
  const target = await requireDiscussion(ctx, discussionID);
  if (target.type === 'redirect') throw moveCommentsError('moveComments.redirect');
  const comments = await findComments(ctx.db, commentIDs);
  if (comments.length === 0) throw splitError('split.noComments');
  const elsewhere = comments.filter((each) => each.discussion_id !== discussionID);
  const source = elsewhere.length === 0 ? target : await requireOneSource(ctx, elsewhere);
  requireMayMoveChosen(ctx, source.category_id, target.category_id, 'comments.add');
  const args = { commentIDs: inOrder(comments), sourceID: source.discussion_id, discussionID, moveID: 0 };
  // The same call again, since its answer was lost: nothing is left to be done or written down.
  if (elsewhere.length === 0) return startBulkOperation(ctx, moveCommentsOperation, args);
  const bulkOperationID = await ctx.write(async (w) => {
    const moveID = await nextMoveID(w);
    await recordOnDiscussion(w, discussionActs.commentsMoved, source, {
      before: { countComments: source.count_comments },
      after: { discussionID, categoryID: target.category_id, countChosen: elsewhere.length },
      undo: { moveID },
    });
    return storeBulkOperation(w, moveCommentsOperation, { ...args, moveID }, args.commentIDs);
  });
  return startStored(ctx, bulkOperationID) as Promise<Answer<BulkProgress>>;
}
