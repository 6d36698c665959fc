// A run that failed is tried again: by itself a few times, each later than the one before, or by hand.
import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { automationError } from '../automation.contract.ts';
import { readTrigger } from './known-parts.ts';
import { findRule } from './rule.queries.ts';
import { automationContext, fitting, runAgain } from './run-rules.ts';

interface FailedRun {
  automation_run_id: number;
  automation_rule_id: number;
  record_type: string;
  record_id: number;
}

/** What was tried by hand meanwhile, or whose rule is switched off, is left. */
export const retryJob: SiteJob = async (site, payload) => {
  const automationRunID = Number(payload.automationRunID);
  const run = await site.database.row<FailedRun>(sql`
    select automation_run_id, automation_rule_id, record_type, record_id from automation_runs
    where automation_run_id = ${automationRunID} and status = 'failed' and date_retry <= now() + interval '5 seconds'`);
  if (!run) return;
  if ((await retry(site, run)) !== 'tried')
    await site.database.execute(sql`
      update automation_runs set date_retry = null
      where automation_run_id = ${automationRunID} and status = 'failed'`);
};

export async function retryByHand(site: Site, automationRunID: number): Promise<void> {
  const run = await site.database.row<FailedRun & { status: string }>(sql`
    select automation_run_id, automation_rule_id, record_type, record_id, status from automation_runs
    where automation_run_id = ${automationRunID}`);
  if (!run) throw notFound('Run');
  if (run.status !== 'failed') throw automationError('automation.notFailed');
  const outcome = await retry(site, run);
  if (outcome === 'inactive') throw automationError('automation.inactive');
  if (outcome === 'unfit') throw notFound('Record');
}

/** The record was met once: when that was does not count, whether it still fits does. */
async function retry(site: Site, run: FailedRun): Promise<'tried' | 'inactive' | 'unfit'> {
  const rule = await findRule(site.database, run.automation_rule_id);
  if (!rule?.is_active) return 'inactive';
  const ctx = await automationContext(site, rule);
  const known = readTrigger(ctx, rule);
  if (!known || known.trigger.recordType !== run.record_type) return 'unfit';
  const met = await known.trigger.matches(ctx, known.settings, [run.record_id], '-infinity');
  const [record] = await fitting(ctx, rule, run.record_type, met);
  if (!record) return 'unfit';
  await runAgain(ctx, rule, { recordType: run.record_type, record, automationRunID: run.automation_run_id });
  return 'tried';
}
