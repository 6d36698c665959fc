// What a layout was before it was changed, put back where nobody changed it since; one that was made goes again.
import { undoError } from '../../../platform/server/audit-log/undo-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { UndoableAct } from '../../../platform/server/places/undoable-acts.ts';
import { layoutDeleted, layoutRestored } from '../layouts.events.ts';
import { announceLayout, lockLayout, publishDocument } from './layout.actions.ts';
import { layoutActs } from './layout.acts.ts';
import { revisionDocument } from './layout-revision.actions.ts';
import { newestRevisions } from './layout-revision.queries.ts';

export const undoableLayoutChange: UndoableAct = {
  act: layoutActs.changed,
  undo: async (ctx, { recordID, undo }) => {
    ctx.require('site.manage');
    return async (w) => {
      await lockLayout(w, recordID);
      const { active } = await newestRevisions(w.db, recordID);
      if (active !== undo.is) throw undoError('undo.changedSince');
      await publishDocument(w, recordID, await revisionDocument(w, recordID, Number(undo.was)));
      await announceLayout(w, layoutRestored, recordID);
    };
  },
};

export const undoableLayout: UndoableAct = {
  act: layoutActs.added,
  undo: async (ctx, { recordID, date }) => {
    ctx.require('site.manage');
    return async (w) => {
      await lockLayout(w, recordID);
      const changed = await w.db.row(sql`
        select from layouts l where l.layout_id = ${recordID} and (
          exists (select from layout_views v where v.layout_id = l.layout_id and v.date_inserted <> ${date}::timestamptz)
          or exists (select from layout_revisions r where r.layout_id = l.layout_id
            and (r.date_inserted <> ${date}::timestamptz or r.date_updated is not null)))`);
      if (changed) throw undoError('undo.changedSince');
      await w.db.execute(sql`delete from layout_views where layout_id = ${recordID}`);
      await w.db.execute(sql`delete from layouts where layout_id = ${recordID}`);
      await announceLayout(w, layoutDeleted, recordID);
    };
  },
};
