import { undoDays } from '../../../platform/server/audit-log/undo.config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { staffActs } from '../../../platform/server/places/staff-acts.ts';
import { unknownUserFragment, userFragments } from '../../users/server/user.fragments.ts';
import type { AuditLogEntry, StaffActFragment } from '../audit-log.contract.ts';
import type { EntryRow } from './entry.list.ts';
import { type NamedRecords, recordsNamed } from './entry.names.ts';
import { seesAddresses } from './entry.policy.ts';

/** What there is, by its name. */
export function actsByName(ctx: RequestContext): Map<string, StaffActFragment> {
  const acts = staffActs.of(ctx).flatMap((each) => Object.values(each.acts));
  return new Map(
    acts
      .map(({ name, recordType, label }) => ({ eventType: name, label: ctx.translator.t(label), recordType }))
      .sort((a, b) => (a.eventType < b.eventType ? -1 : 1))
      .map((act) => [act.eventType, act]),
  );
}

export async function presentEntries(
  ctx: RequestContext,
  rows: readonly EntryRow[],
): Promise<AuditLogEntry[]> {
  const acts = actsByName(ctx);
  const people = await userFragments(
    ctx,
    rows.flatMap((row) => [row.user_id, row.record_user_id ?? 0, row.undo_user_id ?? 0]),
  );
  const records = await recordsOf(ctx, rows);
  const withAddress = seesAddresses(ctx);
  return rows.map((row) => {
    const record = records.get(row.record_type)?.get(row.record_id ?? 0);
    return {
      auditLogID: row.audit_log_id,
      eventType: row.act,
      label: acts.get(row.act)?.label ?? row.act,
      insertUserID: row.user_id,
      insertUser: people.get(row.user_id) ?? unknownUserFragment,
      ...(withAddress && { insertIPAddress: row.ip_address }),
      recordType: row.record_type,
      recordID: row.record_id,
      recordKey: row.record_key,
      recordName: record?.name ?? null,
      recordUrl: record?.path ? ctx.url(record.path) : null,
      recordUserID: row.record_user_id,
      recordUser:
        row.record_user_id === null ? null : (people.get(row.record_user_id) ?? unknownUserFragment),
      categoryID: row.category_id,
      before: row.before,
      after: row.after,
      reason: row.reason,
      requestID: row.request_id,
      requestMethod: row.request_method,
      requestPath: row.request_path,
      requestQuery: row.request_query,
      parentAuditLogID: row.parent_id,
      parentRequestPath: row.parent_path,
      parentRequestMethod: row.parent_method,
      parentRequestQuery: row.parent_query,
      position: row.position,
      hash: row.hash,
      runID: row.run_id,
      undo: undoStateOf(ctx, row, people),
      dateInserted: row.date_inserted,
    };
  });
}

const MS_OF_DAY = 86_400_000;

function undoStateOf(
  ctx: RequestContext,
  row: EntryRow,
  people: Awaited<ReturnType<typeof userFragments>>,
): AuditLogEntry['undo'] {
  if (!row.can_be_undone) return null;
  const dateUntil = new Date(Date.parse(row.date_inserted) + ctx.setting(undoDays) * MS_OF_DAY);
  const isOver = dateUntil <= ctx.now;
  return {
    state: row.date_undone !== null ? 'undone' : isOver ? 'over' : 'open',
    dateUntil: dateUntil.toISOString(),
    dateUndone: row.date_undone,
    undoUserID: row.undo_user_id,
    undoUser: row.undo_user_id === null ? null : (people.get(row.undo_user_id) ?? unknownUserFragment),
  };
}

function recordsOf(ctx: RequestContext, rows: readonly EntryRow[]): Promise<NamedRecords> {
  const wanted = new Map<string, Set<number>>();
  for (const { record_type: type, record_id: id } of rows)
    if (id) wanted.set(type, (wanted.get(type) ?? new Set()).add(id));
  return recordsNamed(ctx, wanted);
}
