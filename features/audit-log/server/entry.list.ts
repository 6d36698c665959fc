import { parseDateRange, parseNumberRange } from '../../../platform/contract/range.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { rangeCondition } from '../../../platform/server/db/range-condition.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AuditLogFilters } from '../audit-log.contract.ts';
import { requireAddresses, visibleEntries } from './entry.policy.ts';

export interface EntryRow {
  audit_log_id: number;
  act: string;
  user_id: number;
  record_type: string;
  record_id: number | null;
  record_key: string | null;
  record_user_id: number | null;
  category_id: number | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  reason: string | null;
  request_id: string | null;
  request_method: string | null;
  request_path: string | null;
  request_query: Record<string, unknown> | null;
  parent_id: string | null;
  parent_path: string | null;
  parent_method: string | null;
  parent_query: string | null;
  position: number | null;
  hash: string | null;
  ip_address: string | null;
  run_id: string | null;
  can_be_undone: boolean;
  date_undone: string | null;
  undo_user_id: number | null;
  date_inserted: string;
}

export async function entryConditions(ctx: RequestContext, filters: AuditLogFilters): Promise<Sql> {
  const { auditLogID, insertUserID, insertIPAddress, eventType, dateInserted } = filters;
  if (insertIPAddress !== undefined) requireAddresses(ctx);
  return sql.and([
    await visibleEntries(ctx),
    filters.onlySpoofedActions && sql.raw('false'),
    auditLogID !== undefined && rangeCondition('a.audit_log_id', parseNumberRange('auditLogID', auditLogID)),
    insertUserID !== undefined && rangeCondition('a.user_id', parseNumberRange('insertUserID', insertUserID)),
    dateInserted !== undefined &&
      rangeCondition('a.date_inserted', parseDateRange('dateInserted', dateInserted)),
    insertIPAddress !== undefined && sql`o.ip_address = ${insertIPAddress}::inet`,
    eventType.length > 0 && sql`a.act = any(${eventType})`,
    filters.recordType !== undefined && sql`a.record_type = ${filters.recordType}`,
    filters.recordID !== undefined && sql`a.record_id = ${filters.recordID}`,
    filters.recordUserID !== undefined && sql`a.record_user_id = ${filters.recordUserID}`,
    filters.categoryID !== undefined && sql`a.category_id = ${filters.categoryID}`,
    filters.runID !== undefined && sql`u.run_id = ${filters.runID}::uuid`,
  ]);
}

/** Newest first. */
export function findEntries(
  db: Queryable,
  conditions: Sql,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<EntryRow[]> {
  return db.rows<EntryRow>(sql`
    select a.audit_log_id, a.act, a.user_id, a.record_type, a.record_id, a.record_key, a.record_user_id, a.category_id,
      a.before, a.after, a.reason, a.request_id, a.request_method, a.request_path, a.request_query, a.parent_id,
      a.parent_path, a.parent_method, a.parent_query, link.position, encode(link.hash, 'hex') as hash,
      host(o.ip_address) as ip_address, u.run_id, u.undo is not null as can_be_undone, u.date_undone, u.undo_user_id, a.date_inserted
    from audit_log a
      left join audit_log_chain link using (audit_log_id)
      left join audit_log_origins o using (audit_log_id)
      left join audit_log_undos u using (audit_log_id)
    where ${conditions} order by a.audit_log_id desc
    limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
}
