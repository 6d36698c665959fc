// The log of what rules did. Names are looked up when it is read, of what its reader may see.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ReportedRecord } from '../../../platform/server/places/report-kinds.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { AutomationRun } from '../automation.contract.ts';
import { findAction, findRecords } from './known-parts.ts';

interface RunRow {
  automation_run_id: number;
  automation_rule_id: number;
  rule_name: string;
  record_type: string;
  record_id: number;
  status: 'success' | 'failed';
  action_types: string[];
  error: string | null;
  count_attempts: number;
  date_retry: string | null;
  date_inserted: string;
}

export interface RunFilters {
  automationRuleID?: number;
  automationRunID?: number;
  status?: 'success' | 'failed' | undefined;
  page: number;
  limit: number;
}

export async function listRuns(
  ctx: RequestContext,
  { automationRuleID, automationRunID, status, page, limit }: RunFilters,
): Promise<AutomationRun[]> {
  const conditions: (Sql | undefined)[] = [
    automationRuleID === undefined ? undefined : sql`run.automation_rule_id = ${automationRuleID}`,
    automationRunID === undefined ? undefined : sql`run.automation_run_id = ${automationRunID}`,
    status === undefined ? undefined : sql`run.status = ${status}`,
  ];
  const order =
    automationRuleID === undefined
      ? sql`run.automation_run_id desc`
      : sql`run.date_inserted desc, run.automation_run_id desc`;
  const rows = await ctx.db.rows<RunRow>(sql`
    select run.automation_run_id, run.automation_rule_id, rule.name as rule_name, run.record_type, run.record_id,
      run.status, run.action_types, run.error, run.count_attempts, run.date_retry, run.date_inserted
    from automation_runs run join automation_rules rule using (automation_rule_id)
    where ${sql.and(conditions)}
    order by ${order} limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  const records = await seenRecords(ctx, rows);
  return rows.map((row) => presentRun(ctx, row, records));
}

const keyOf = (recordType: string, recordID: number) => `${recordType}:${recordID}`;

/** One statement for each kind of record among them. */
export async function seenRecords(
  ctx: RequestContext,
  named: readonly { record_type: string; record_id: number }[],
): Promise<ReadonlyMap<string, ReportedRecord>> {
  const visible = await visibleCategories(ctx);
  const seen = new Map<string, ReportedRecord>();
  for (const [recordType, those] of Map.groupBy(named, (each) => each.record_type)) {
    const ids = [...new Set(those.map((each) => each.record_id))];
    for (const record of await findRecords(ctx, recordType, ids))
      if (record.categoryID === null || visible.has(record.categoryID))
        seen.set(keyOf(recordType, record.recordID), record);
  }
  return seen;
}

function presentRun(
  ctx: RequestContext,
  row: RunRow,
  records: ReadonlyMap<string, ReportedRecord>,
): AutomationRun {
  const record = records.get(keyOf(row.record_type, row.record_id));
  return {
    automationRuleDispatchID: row.automation_run_id,
    automationRuleID: row.automation_rule_id,
    automationRuleName: row.rule_name,
    recordType: row.record_type,
    recordID: row.record_id,
    recordName: record?.name ?? null,
    recordUrl: record ? ctx.url(record.path) : null,
    status: row.status,
    actionNames: row.action_types.map((type) => findAction(ctx, type)?.name ?? type),
    error: row.error,
    countAttempts: row.count_attempts,
    dateRetry: row.date_retry,
    dateInserted: row.date_inserted,
  };
}
