// Undoing what an entry of the audit log says, once, for as long as that is possible.
import { defineErrors, notFound } from '../../contract/errors.ts';
import { sql } from '../db/sql.ts';
import type { RequestContext, WriteContext } from '../http/context.ts';
import { type Reversal, type UndoableEntry, UndonePartly, undoableActs } from '../places/undoable-acts.ts';
import { undoDays } from './undo.config.ts';

export const undoError = defineErrors({
  'undo.notPossible': [400, 'This cannot be undone.'],
  'undo.tooLate': [410, 'It is too late to undo this.'],
  'undo.partly': [409, 'Some of it was changed again since then, and stays as it is now.'],
  'undo.changedSince': [409, 'This was changed again since then, so it cannot be undone.'],
});

interface EntryToUndo {
  act: string;
  date: string;
  record_id: number | null;
  category_id: number | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  undo: Record<string, unknown> | null;
  is_undone: boolean;
  is_late: boolean;
}

/** What was undone already is not undone again, and nothing is wrong with that. */
export async function undoAct(ctx: RequestContext, auditLogID: number): Promise<'again' | undefined> {
  const entry = await findEntry(ctx, auditLogID);
  if (entry.is_undone) return undefined;
  const reverse = await prepared(ctx, auditLogID, entry);
  const result = await ctx.write(async (w) => {
    // Whoever undoes the same at the same time waits here, and finds it undone.
    if (!(await isToBeUndone(w, auditLogID))) return undefined;
    const reversed = await reverse(w);
    // What could be undone is; the entry stays open for the rest.
    if (reversed === 'again' || reversed instanceof UndonePartly) return reversed;
    await w.db.execute(sql`
      update audit_log_undos set date_undone = now(), undo_user_id = ${w.viewer.userID}
      where audit_log_id = ${auditLogID}`);
    return undefined;
  });
  if (result instanceof UndonePartly) throw undoError('undo.partly', { description: result.left });
  return result;
}

/** For whoever undoes several in one transaction: see undo-together.ts. */
export async function reversalOf(ctx: RequestContext, auditLogID: number): Promise<Reversal> {
  return prepared(ctx, auditLogID, await findEntry(ctx, auditLogID));
}

async function findEntry(ctx: RequestContext, auditLogID: number): Promise<EntryToUndo> {
  const entry = await ctx.db.row<EntryToUndo>(sql`
    select a.act, a.date_inserted::text as date, a.record_id, a.category_id, a.before, a.after, u.undo, u.date_undone is not null as is_undone,
      u.date_inserted < now() - ${ctx.setting(undoDays)} * interval '1 day' as is_late
    from audit_log a join audit_log_undos u using (audit_log_id) where a.audit_log_id = ${auditLogID}`);
  if (!entry) throw notFound('Audit log entry');
  return entry;
}

async function prepared(ctx: RequestContext, auditLogID: number, entry: EntryToUndo): Promise<Reversal> {
  const undoable = undoableActs.of(ctx).find(({ act }) => act.name === entry.act);
  if (!undoable || entry.undo === null) throw undoError('undo.notPossible');
  if (entry.is_late) throw undoError('undo.tooLate');
  return undoable.undo(ctx, undoableEntry(auditLogID, entry, entry.undo));
}

function undoableEntry(
  auditLogID: number,
  { date, record_id: recordID, category_id: categoryID, before, after }: EntryToUndo,
  undo: Record<string, unknown>,
): UndoableEntry {
  return {
    auditLogID,
    date,
    recordID: recordID ?? 0,
    categoryID,
    before: before ?? {},
    after: after ?? {},
    undo,
  };
}

export async function isToBeUndone(w: WriteContext, auditLogID: number): Promise<boolean> {
  const row = await w.db.row(sql`
    select from audit_log_undos where audit_log_id = ${auditLogID} and date_undone is null for update`);
  return row !== undefined;
}
