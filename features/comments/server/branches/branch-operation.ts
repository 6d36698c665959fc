// Comments with many replies are hidden, restored and moved in steps: the comment itself in the transaction of whoever asked,
// its replies in batches after it.
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import type { UnfinishedWork } from '../../../../platform/server/jobs/unfinished-work.ts';
import { unlessGone } from '../../../discussions/server/deleting/unless-gone.ts';
import { type BranchAct, findAct } from './branch-act.ts';
import { stepOfMove } from './move-branch.ts';
import { stepOfHiding } from './set-branch-hidden.ts';

type Begun = Omit<BranchAct, 'comment_id' | 'top_comment_id' | 'after_number'> & { topCommentID: number };

/** `topCommentID`: of the replies as they stand. What was asked of the same branch before, and is not done, is asked no more. */
export async function beginAct(w: WriteContext, commentID: number, begun: Begun): Promise<void> {
  const { topCommentID, act, date_hidden, from_discussion_id, levels_up, notes_places, move_id } = begun;
  await w.db.execute(sql`
    insert into comment_removals (comment_id, top_comment_id, delete_user_id, act, date_hidden, from_discussion_id, levels_up,
      notes_places, move_id)
    values (${commentID}, ${topCommentID}, ${w.viewer.userID}, ${act}, ${date_hidden}::timestamptz, ${from_discussion_id},
      ${levels_up}, ${notes_places}, ${move_id})
    on conflict (comment_id) do update set act = excluded.act, delete_user_id = excluded.delete_user_id, after_number = 0,
      date_hidden = excluded.date_hidden`);
  await enqueueBulkOperation(w, branchOperation, {}, [commentID]);
}

export const branchOperation = bulkOperation<object>({
  name: 'comments.changeBranch',
  list: () => [],
  each: (ctx, id) => unlessGone(ctx.write((w) => takeStep(w, Number(id)))),
});

export const unfinishedActs: UnfinishedWork = {
  name: 'hiding, restoring and moving of replies',
  records: sql`select comment_id as id, date_inserted as begun from comment_removals where act <> 'delete'`,
  goOn: (w, id) => enqueueBulkOperation(w, branchOperation, {}, [id]),
};

async function takeStep(w: WriteContext, commentID: number): Promise<'again' | undefined> {
  const act = await findAct(w, commentID);
  if (!act) return undefined;
  return act.act === 'move' ? stepOfMove(w, act) : stepOfHiding(w, act);
}
