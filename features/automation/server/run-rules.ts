// Records meet a rule: those that fit are run, each in a transaction of its own, once for each rule and record.
import { DomainError } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { DatabaseUnavailable } from '../../../platform/server/db/database-unavailable.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import {
  makeContext,
  type RequestContext,
  type WriteContext,
} from '../../../platform/server/http/context.ts';
import type { ReportedRecord } from '../../../platform/server/places/report-kinds.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { localTree } from '../../categories/server/category.local-tree.ts';
import { automationActs } from './automation.acts.ts';
import { stopAfterFailures } from './failing-rules.ts';
import { findRecords, readActions, readTrigger } from './known-parts.ts';
import { retryLater } from './retry-later.ts';
import { lockRule, type RuleRow } from './rule.queries.ts';

/** The site acts; the audit log says for which rule. */
export function automationContext(site: Site, rule: RuleRow): Promise<RequestContext> {
  return makeContext(site, systemViewer(), { auditFacts: { reason: `Rule ${rule.automation_rule_id}` } });
}

/** Answers false where the rule has done enough for a day. */
export async function meetRecords(
  ctx: RequestContext,
  rule: RuleRow,
  recordIDs: readonly number[],
): Promise<boolean> {
  const known = readTrigger(ctx, rule);
  if (!known) return true;
  const { trigger, settings } = known;
  const since = rule.includes_past ? '-infinity' : (rule.date_activated ?? 'infinity');
  const met = await trigger.matches(ctx, settings, recordIDs, since);
  for (const record of await fitting(ctx, rule, trigger.recordType, met))
    if ((await runOne(ctx, rule, trigger.recordType, record)) === 'enough') return false;
  return true;
}

/** In its categories, and there at all. */
export async function fitting(
  ctx: RequestContext,
  rule: Pick<RuleRow, 'category_ids'>,
  recordType: string,
  recordIDs: readonly number[],
): Promise<ReportedRecord[]> {
  if (recordIDs.length === 0) return [];
  const records = await findRecords(ctx, recordType, recordIDs);
  if (!rule.category_ids) return records;
  const tree = await localTree(ctx);
  const within = new Set(rule.category_ids.flatMap((id) => [id, ...tree.descendants(id)]));
  return records.filter(({ categoryID }) => categoryID !== null && within.has(categoryID));
}

function runOne(ctx: RequestContext, rule: RuleRow, recordType: string, record: ReportedRecord) {
  return runOrNote(ctx, rule, { recordType, record });
}

/** One that failed before. Whether it succeeds is in the log of runs. */
export async function runAgain(
  ctx: RequestContext,
  rule: RuleRow,
  again: Met & { automationRunID: number },
): Promise<void> {
  await runOrNote(ctx, rule, again);
}

async function runOrNote(ctx: RequestContext, rule: RuleRow, met: Met): Promise<'enough' | undefined> {
  try {
    return await ctx.write((w) => claimAndRun(ctx, w, rule, met));
  } catch (error) {
    if (isPassing(error)) throw error;
    if (!(error instanceof DomainError))
      ctx.site.log.error({ err: error, rule: rule.automation_rule_id }, 'a rule of automation failed');
    await noteFailure(ctx, rule, met, wordsOf(error));
    return undefined;
  }
}

/** The database was away, or two were in each other's way: the job is tried again. */
function isPassing(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return error instanceof DatabaseUnavailable || code === '40001' || code === '40P01' || code === '55P03';
}

function wordsOf(error: unknown): string {
  const words =
    error instanceof DomainError ? error.inOneLine : 'Something went wrong. The log of the site says what.';
  return words.slice(0, 500);
}

interface Met {
  recordType: string;
  record: ReportedRecord;
  /** Of the run that failed before. */
  automationRunID?: number;
}

async function claimAndRun(
  ctx: RequestContext,
  w: WriteContext,
  { automation_rule_id: ruleID }: RuleRow,
  { recordType, record, automationRunID: failedID }: Met,
): Promise<'enough' | undefined> {
  const rule = await lockRule(w.db, ruleID);
  if (!rule?.is_active) return 'enough';
  if (failedID === undefined && (await didEnough(w, rule))) return 'enough';
  const actions = readActions(ctx, rule);
  const types = rule.actions.map(({ actionType }) => actionType);
  const run = await w.db.row<{ automation_run_id: number }>(
    failedID === undefined
      ? sql`
        insert into automation_runs (automation_rule_id, record_type, record_id, category_id, status, action_types)
        values (${ruleID}, ${recordType}, ${record.recordID}, ${record.categoryID}, 'success', ${types})
        on conflict (automation_rule_id, record_type, record_id) do nothing returning automation_run_id`
      : sql`
        update automation_runs set status = 'success', error = null, date_retry = null, action_types = ${types},
          category_id = ${record.categoryID}, count_attempts = count_attempts + 1
        where automation_run_id = ${failedID} and status = 'failed' returning automation_run_id`,
  );
  if (!run) return undefined;
  for (const { action, settings } of actions)
    await action.run({ ctx, w, recordType, record, settings, automationRunID: run.automation_run_id });
  await w.db.execute(sql`
    update automation_rules set count_failures = 0 where automation_rule_id = ${ruleID} and count_failures > 0`);
  await recordAct(w, automationActs.ran, {
    recordID: ruleID,
    recordUserID: record.insertUserID,
    ...(record.categoryID !== null && { categoryID: record.categoryID }),
    after: { recordType, recordID: record.recordID, actions: types },
  });
  return undefined;
}

async function didEnough(w: WriteContext, rule: RuleRow): Promise<boolean> {
  const row = await w.db.row<{ count: number }>(sql`
    select count(*)::int as count from (
      select from automation_runs
      where automation_rule_id = ${rule.automation_rule_id} and date_inserted > now() - interval '1 day'
      limit ${sql.integer(rule.daily_limit)}) today`);
  return (row?.count ?? 0) >= rule.daily_limit;
}

async function noteFailure(
  ctx: RequestContext,
  { automation_rule_id: ruleID, actions }: RuleRow,
  { recordType, record, automationRunID: failedID }: Met,
  error: string,
): Promise<void> {
  await ctx.write(async (w) => {
    if (!(await lockRule(w.db, ruleID))) return;
    const noted = await w.db.row<{ automation_run_id: number; count_attempts: number }>(
      failedID === undefined
        ? sql`
          insert into automation_runs
            (automation_rule_id, record_type, record_id, category_id, status, action_types, error)
          values (${ruleID}, ${recordType}, ${record.recordID}, ${record.categoryID}, 'failed',
            ${actions.map(({ actionType }) => actionType)}, ${error})
          on conflict (automation_rule_id, record_type, record_id) do nothing
          returning automation_run_id, count_attempts`
        : sql`
          update automation_runs set error = ${error}, count_attempts = count_attempts + 1
          where automation_run_id = ${failedID} and status = 'failed'
          returning automation_run_id, count_attempts`,
    );
    if (!noted) return;
    await retryLater(w, {
      automationRunID: noted.automation_run_id,
      countAttempts: noted.count_attempts,
    });
    // One record that fails again and again says nothing of the others.
    if (failedID === undefined) await stopAfterFailures(w, ruleID);
  });
}
