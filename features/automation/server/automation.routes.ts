import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../automation.contract.ts';
import { automationError } from '../automation.contract.ts';
import * as trials from '../automation-trials.contract.ts';
import { readTrigger } from './known-parts.ts';
import { retryByHand } from './retry-run.ts';
import { addRule, changeRule, deleteRule, requireRule, setActive } from './rule.actions.ts';
import { presentCatalog, presentRules } from './rule.present.ts';
import { type RuleRow, ruleColumns } from './rule.queries.ts';
import { listRuns } from './run.list.ts';
import { TIMED_JOB } from './timed-rules.ts';
import { cancelTrial, oneTrial, startTrial } from './trial.actions.ts';

async function oneRule(ctx: RequestContext, automationRuleID: number): Promise<contract.AutomationRule> {
  const [rule] = await presentRules(ctx, [await requireRule(ctx, automationRuleID)]);
  return rule as contract.AutomationRule;
}

export const automationRoutes = [
  route(contract.getCatalog, async (ctx) => presentCatalog(ctx)),
  route(contract.listRecipes, async (ctx, { query: { status, page, limit } }) => {
    const isActive = status.map((each) => each === 'active');
    const rows = await ctx.db.rows<RuleRow>(sql`
      select ${ruleColumns} from automation_rules
      where date_deleted is null and ${status.length === 0 ? sql`true` : sql`is_active = any(${isActive})`}
      order by automation_rule_id desc limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
    return { rows: await presentRules(ctx, rows), page, limit };
  }),
  route(contract.getRecipe, (ctx, { params }) => oneRule(ctx, params.automationRuleID)),
  route(contract.postRule, async (ctx, { body }) => oneRule(ctx, await addRule(ctx, body))),
  route(contract.patchRule, async (ctx, { params, body }) => {
    await changeRule(ctx, params.automationRuleID, body as Partial<contract.RulePost>);
    return oneRule(ctx, params.automationRuleID);
  }),
  route(contract.deleteRule, async (ctx, { params }) => {
    await deleteRule(ctx, params.automationRuleID);
    return undefined;
  }),
  route(contract.putRuleStatus, async (ctx, { params, body: { status } }) => {
    if (status === 'deleted') await deleteRule(ctx, params.automationRuleID);
    else await setActive(ctx, params.automationRuleID, status === 'active');
    return { status };
  }),
  route(contract.triggerRule, async (ctx, { params }) => {
    const rule = await requireRule(ctx, params.automationRuleID);
    if (!readTrigger(ctx, rule)?.trigger.isTimed) throw automationError('automation.notTimed');
    if (!rule.is_active) throw automationError('automation.inactive');
    await ctx.write((w) => w.enqueue(TIMED_JOB, {}, { key: TIMED_JOB }));
    return { success: true };
  }),
  route(contract.retryRun, async (ctx, { params: { automationRuleDispatchID: automationRunID } }) => {
    await retryByHand(ctx.site, automationRunID);
    const [run] = await listRuns(ctx, { automationRunID, page: 1, limit: 1 });
    if (!run) throw notFound('Run');
    return run;
  }),
  route(contract.listRuns, async (ctx, { query }) => {
    const { page, limit } = query;
    return { rows: await listRuns(ctx, query), page, limit };
  }),
  route(contract.listRunsOfRule, async (ctx, { params, query }) => {
    await requireRule(ctx, params.automationRuleID);
    const { page, limit } = query;
    return { rows: await listRuns(ctx, { ...query, ...params }), page, limit };
  }),
  route(trials.postTrial, async (ctx, { body }) => oneTrial(ctx, await startTrial(ctx, body))),
  route(trials.getTrial, (ctx, { params }) => oneTrial(ctx, params.automationTrialID)),
  route(trials.cancelTrial, async (ctx, { params }) => {
    await cancelTrial(ctx, params.automationTrialID);
    return undefined;
  }),
];
