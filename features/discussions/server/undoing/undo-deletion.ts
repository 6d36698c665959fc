// A deleted discussion comes back as it was: nothing of it was taken away yet.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../../platform/server/places/undoable-acts.ts';
import { bringBackDeleted } from '../deleting/deleted-for-a-time.ts';
import { discussionActs, recordOnDiscussion } from '../discussion.acts.ts';
import { abilitiesOn } from '../discussion.policy.ts';
import { type DiscussionRow, findDiscussion, lockDiscussion } from '../discussion.rows.ts';

export const undoableDeletion: UndoableAct = {
  act: discussionActs.deleted,
  undo: async (ctx, { recordID, date }) => {
    requireRestorable(ctx, await findDiscussion(ctx.db, recordID));
    return async (w) => {
      const row = requireRestorable(ctx, await lockDiscussion(w.db, recordID, 'take away'));
      if (row.date_removed !== null && !(await wentThen(w, recordID, date)))
        throw undoError('undo.changedSince');
      if (await bringBackDeleted(w, recordID)) await recordOnDiscussion(w, discussionActs.restored, row);
    };
  },
};

/** Not brought back and taken away again since, by somebody else. */
async function wentThen(w: WriteContext, discussionID: number, date: string): Promise<boolean> {
  const row = await w.db.row(sql`
    select from deleted_discussions where discussion_id = ${discussionID} and date_deleted = ${date}::timestamptz`);
  return row !== undefined;
}

/** Whoever may delete it there, and sees the category. */
function requireRestorable(ctx: RequestContext, row: DiscussionRow | undefined): DiscussionRow {
  if (!row || (row.date_removed !== null && row.date_purge === null)) throw undoError('undo.tooLate');
  if (!ctx.viewer.canInCategory('discussions.view', row.category_id)) throw notFound('Discussion');
  if (!abilitiesOn(ctx, row).canDelete) throw permissionProblem(['discussions.delete']);
  return row;
}
