import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { inputSchema } from '../../../platform/server/http/open-api/json-schema.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { AutomationCatalog, AutomationRule } from '../automation.contract.ts';
import { automationActions } from './automation-actions.ts';
import { automationTriggers } from './automation-triggers.ts';
import { findAction, findTrigger } from './known-parts.ts';
import { namesOf, ruleNames } from './rule.names.ts';
import type { RuleAction, RuleRow } from './rule.queries.ts';

export function presentCatalog(ctx: RequestContext): AutomationCatalog {
  return {
    triggers: automationTriggers.of(ctx).map(({ type, name, recordType, isTimed, hasPlace, settings }) => ({
      triggerType: type,
      name,
      recordType,
      isTimed: isTimed ?? false,
      hasPlace: hasPlace ?? true,
      schema: inputSchema(settings) as Record<string, unknown>,
    })),
    actions: automationActions.of(ctx).map(({ type, name, recordTypes, settings }) => ({
      actionType: type,
      name,
      recordTypes: [...recordTypes],
      schema: inputSchema(settings) as Record<string, unknown>,
    })),
  };
}

interface Counts {
  automation_rule_id: number;
  date_last_run: string | null;
  runs: number;
  failed: number;
}

/** As many statements for any number of them. */
export async function presentRules(ctx: RequestContext, rows: readonly RuleRow[]): Promise<AutomationRule[]> {
  const ids = rows.map((row) => row.automation_rule_id);
  const [counts, people, names] = await Promise.all([
    ctx.db.rows<Counts>(sql`
      select rule_id as automation_rule_id, max(latest.date_inserted) as date_last_run,
        (count(*) filter (where latest.date_inserted > now() - interval '30 days'))::int as runs,
        (count(*) filter (where status = 'failed' and latest.date_inserted > now() - interval '30 days'))::int as failed
      from unnest(${ids}::int[]) as rule_id cross join lateral (
        select date_inserted, status from automation_runs where automation_rule_id = rule_id
        order by date_inserted desc limit 10000) latest
      group by rule_id`),
    userFragments(
      ctx,
      rows.flatMap((row) => row.insert_user_id ?? []),
    ),
    ruleNames(ctx, rows),
  ]);
  const byID = new Map(counts.map((count) => [count.automation_rule_id, count]));
  return rows.map((row) => ({
    ...presentRule(ctx, row, byID.get(row.automation_rule_id), people),
    names: namesOf(row, names),
  }));
}

function presentRule(
  ctx: RequestContext,
  row: RuleRow,
  counts: Counts | undefined,
  people: Awaited<ReturnType<typeof userFragments>>,
): Omit<AutomationRule, 'names'> {
  const trigger = findTrigger(ctx, row.trigger_type);
  const actions = row.actions.map((each) => presentAction(ctx, each));
  const insertUser = people.get(row.insert_user_id ?? 0);
  return {
    automationRuleID: row.automation_rule_id,
    automationRuleRevisionID: row.revision,
    name: row.name,
    status: row.is_active ? 'active' : 'inactive',
    trigger: {
      triggerType: row.trigger_type,
      triggerName: trigger?.name ?? row.trigger_type,
      triggerValue: row.trigger_value,
    },
    action: actions[0] as (typeof actions)[number],
    actions,
    categoryIDs: row.category_ids ?? [],
    dailyLimit: row.daily_limit,
    includesPast: row.includes_past,
    isKnown: trigger !== undefined && row.actions.every(({ actionType }) => findAction(ctx, actionType)),
    dateStopped: row.date_stopped,
    dateLastRun: counts?.date_last_run ?? null,
    countRuns: counts?.runs ?? 0,
    countFailed: counts?.failed ?? 0,
    insertUserID: row.insert_user_id,
    ...(insertUser && { insertUser }),
    updateUserID: row.update_user_id,
    dateInserted: row.date_inserted,
    dateUpdated: row.date_updated,
  };
}

function presentAction(ctx: RequestContext, { actionType, actionValue }: RuleAction) {
  return { actionType, actionName: findAction(ctx, actionType)?.name ?? actionType, actionValue };
}
