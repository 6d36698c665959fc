// Several entries that were made as one are undone as one: all of them, or none.
import { sql } from '../db/sql.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';
import { type Reversal, UndonePartly } from '../places/undoable-acts.ts';
import { isToBeUndone, reversalOf, undoError } from './undo-act.ts';

interface RunEntry {
  audit_log_id: number;
  has_undo: boolean;
}

const MOST = 1000;

function entriesOfRun(db: Pick<WriteContext['db'], 'rows'>, runID: string): Promise<RunEntry[]> {
  return db.rows<RunEntry>(sql`
    select audit_log_id, undo is not null as has_undo from audit_log_undos
    where run_id = ${runID}::uuid and date_undone is null
    order by audit_log_id desc limit ${sql.integer(MOST)}`);
}

/** Whether each act of the run so far says how it is undone. */
export async function isRunUndoable(w: WriteContext, runID: string): Promise<boolean> {
  const entries = await entriesOfRun(w.db, runID);
  return entries.length > 0 && entries.length < MOST && entries.every((entry) => entry.has_undo);
}

/** Newest first. One that cannot be undone, because it was changed again since, refuses all. */
export async function reversalOfRun(ctx: RequestContext, runID: string, ownID: number): Promise<Reversal> {
  const entries = (await entriesOfRun(ctx.db, runID)).filter((entry) => entry.audit_log_id !== ownID);
  const reversals: { id: number; reverse: Reversal }[] = [];
  for (const { audit_log_id: id } of entries) reversals.push({ id, reverse: await reversalOf(ctx, id) });
  return async (w) => {
    for (const { id, reverse } of reversals) {
      if (!(await isToBeUndone(w, id))) continue;
      const reversed = await reverse(w);
      if (reversed === 'again' || reversed instanceof UndonePartly) throw undoError('undo.changedSince');
      await w.db.execute(sql`
        update audit_log_undos set date_undone = now(), undo_user_id = ${w.viewer.userID} where audit_log_id = ${id}`);
    }
  };
}

/** The newest entry of a run that can still be undone: by it the whole run is. */
export async function openEntryOfRun(
  ctx: RequestContext,
  runID: string,
  act: { name: string },
): Promise<number | undefined> {
  const row = await ctx.db.row<{ audit_log_id: number }>(sql`
    select audit_log_id from audit_log_undos u join audit_log a using (audit_log_id)
    where u.run_id = ${runID}::uuid and a.act = ${act.name} and u.undo is not null and u.date_undone is null
    order by audit_log_id desc limit 1`);
  return row?.audit_log_id;
}
