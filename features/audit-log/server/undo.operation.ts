// Undoing entries of the log: some that are named, or all of one gesture, the newest first.
import { randomUUID } from 'node:crypto';
import { notFound } from '../../../platform/contract/errors.ts';
import type { BulkProgress } from '../../../platform/contract/progress.ts';
import { undoAct } from '../../../platform/server/audit-log/undo-act.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import { startStored } from '../../../platform/server/bulk-operations/continue-bulk-operation.ts';
import {
  startBulkOperation,
  storeBulkOperation,
} from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Answer } from '../../../platform/server/http/route.ts';
import { visibleEntries } from './entry.policy.ts';

export interface AskedToUndo {
  auditLogIDs?: number[] | undefined;
  runID?: string | undefined;
}

/** Of one gesture; more than anybody selects. */
const MOST = 20_000;

export const undoOperation = bulkOperation<AskedToUndo>({
  name: 'auditLog.undo',
  list: async (ctx, asked) => {
    const ids = await entriesToUndo(ctx, asked);
    if (ids.length === 0) throw notFound('Audit log entry');
    return ids;
  },
  each: (ctx, id) => undoAct(ctx, Number(id)),
});

/** Of several it is stored first: closed tabs and killed servers leave nothing half undone, since a job goes on then. */
export async function startUndoing(ctx: RequestContext, asked: AskedToUndo): Promise<Answer<BulkProgress>> {
  const ids = await undoOperation.list(ctx, asked);
  if (ids.length < 2) return startBulkOperation(ctx, undoOperation, asked);
  ctx.auditFacts.runID ??= randomUUID();
  const bulkOperationID = await ctx.write((w) => storeBulkOperation(w, undoOperation, asked, ids));
  return startStored(ctx, bulkOperationID);
}

/** What one did oneself, and what one sees in the log. Whether each may be undone is decided by what knows it. */
async function entriesToUndo(ctx: RequestContext, { auditLogIDs, runID }: AskedToUndo): Promise<number[]> {
  const seen = await visibleEntries(ctx);
  const rows = await ctx.db.rows<{ audit_log_id: number }>(sql`
    select a.audit_log_id from audit_log_undos u join audit_log a using (audit_log_id)
    where ${runID === undefined ? sql`u.audit_log_id = any(${auditLogIDs ?? []})` : sql`u.run_id = ${runID}::uuid and u.undo is not null`}
      and (a.user_id = ${ctx.viewer.userID} or ${seen})
    order by a.audit_log_id desc limit ${sql.integer(MOST)}`);
  return rows.map((row) => row.audit_log_id);
}
