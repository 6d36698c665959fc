// What administrators do with rules.
import { notFound, validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import type { StaffAct } from '../../../platform/contract/staff-act.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { localTree } from '../../categories/server/category.local-tree.ts';
import { automationError, type RulePost } from '../automation.contract.ts';
import { automationRuleChanged } from '../automation.events.ts';
import { automationActs } from './automation.acts.ts';
import { requireAction, requireTrigger } from './known-parts.ts';
import { findRule, lockRule, RULES_TAG, type RuleRow } from './rule.queries.ts';

export async function requireRule(ctx: RequestContext, automationRuleID: number): Promise<RuleRow> {
  const rule = await findRule(ctx.db, automationRuleID);
  if (!rule) throw notFound('Rule');
  return rule;
}

/** What starts it and where: for rules, and for what they are tried on. */
export async function requireWhen(
  ctx: RequestContext,
  { trigger, categoryIDs }: Pick<RulePost, 'trigger' | 'categoryIDs'>,
) {
  const known = requireTrigger(ctx, trigger);
  if (known.trigger.hasPlace === false && categoryIDs.length > 0) throw automationError('automation.noPlace');
  const tree = await localTree(ctx);
  const gone = categoryIDs.flatMap((id, at) =>
    tree.byID.has(id) ? [] : [itemError('categoryIDs', at, 'names no category.')],
  );
  if (gone.length > 0) throw validationProblem(gone);
  return known;
}

async function requireFit(ctx: RequestContext, post: Pick<RulePost, 'trigger' | 'categoryIDs' | 'actions'>) {
  const { trigger } = await requireWhen(ctx, post);
  for (const given of post.actions) {
    const { action, settings } = requireAction(ctx, given);
    if (!action.recordTypes.includes(trigger.recordType))
      throw automationError('automation.unfitAction', { actionType: action.type });
    await action.require?.(ctx, settings);
  }
}

export async function addRule(ctx: RequestContext, post: RulePost): Promise<number> {
  await requireFit(ctx, post);
  return ctx.write(async (w) => {
    const row = await w.db.row<{ automation_rule_id: number }>(sql`
      insert into automation_rules (name, trigger_type, trigger_value, actions, category_ids, daily_limit, includes_past,
        insert_user_id)
      values (${post.name}, ${post.trigger.triggerType}, ${JSON.stringify(post.trigger.triggerValue)},
        ${JSON.stringify(post.actions)}, ${orNull(post.categoryIDs)}, ${post.dailyLimit}, ${post.includesPast},
        ${w.viewer.userID})
      returning automation_rule_id`);
    const automationRuleID = row?.automation_rule_id ?? 0;
    await tell(w, automationRuleID, automationActs.added, { after: summaryOf(post) });
    return automationRuleID;
  });
}

export async function changeRule(
  ctx: RequestContext,
  automationRuleID: number,
  patch: Partial<RulePost>,
): Promise<void> {
  const post = { ...postOf(await requireRule(ctx, automationRuleID)), ...definedOf(patch) };
  await requireFit(ctx, post);
  await ctx.write(async (w) => {
    const before = await lockRule(w.db, automationRuleID);
    if (!before) throw notFound('Rule');
    await w.db.execute(sql`
      update automation_rules set name = ${post.name}, trigger_type = ${post.trigger.triggerType},
        trigger_value = ${JSON.stringify(post.trigger.triggerValue)}, actions = ${JSON.stringify(post.actions)},
        category_ids = ${orNull(post.categoryIDs)}, daily_limit = ${post.dailyLimit},
        includes_past = ${post.includesPast}, revision = revision + 1, count_failures = 0,
        -- What was looked through for other settings says nothing of these.
        date_checked = case when trigger_type = ${post.trigger.triggerType} then date_checked end,
        update_user_id = ${w.viewer.userID}, date_updated = now()
      where automation_rule_id = ${automationRuleID}`);
    await tell(w, automationRuleID, automationActs.changed, {
      before: summaryOf(postOf(before)),
      after: summaryOf(post),
    });
  });
}

/** Switched on, it begins anew: with what is there, or with what comes. */
export async function setActive(
  ctx: RequestContext,
  automationRuleID: number,
  isActive: boolean,
): Promise<void> {
  const rule = await requireRule(ctx, automationRuleID);
  if (isActive) await requireFit(ctx, postOf(rule));
  await ctx.write(async (w) => {
    const before = await lockRule(w.db, automationRuleID);
    if (!before) throw notFound('Rule');
    if (before.is_active === isActive) return;
    await w.db.execute(
      isActive
        ? sql`
          update automation_rules set is_active = true, date_activated = now(), count_failures = 0, date_stopped = null,
            date_checked = case when includes_past then '-infinity' else now() end, checked_record_id = 0
          where automation_rule_id = ${automationRuleID}`
        : sql`update automation_rules set is_active = false where automation_rule_id = ${automationRuleID}`,
    );
    await tell(w, automationRuleID, isActive ? automationActs.activated : automationActs.deactivated);
  });
}

export async function deleteRule(ctx: RequestContext, automationRuleID: number): Promise<void> {
  await ctx.write(async (w) => {
    if (!(await lockRule(w.db, automationRuleID))) throw notFound('Rule');
    await w.db.execute(sql`
      update automation_rules set is_active = false, date_deleted = now()
      where automation_rule_id = ${automationRuleID}`);
    await tell(w, automationRuleID, automationActs.deleted);
  });
}

async function tell(
  w: WriteContext,
  automationRuleID: number,
  act: StaffAct,
  changes: { before?: Summary; after?: Summary } = {},
): Promise<void> {
  const payload = { automationRuleID, userID: w.viewer.userID };
  await w.announce(automationRuleChanged, payload, { invalidates: [RULES_TAG] });
  await recordAct(w, act, { recordID: automationRuleID, ...changes });
}

type Summary = ReturnType<typeof summaryOf>;

/** For the audit log: which parts, and nothing that was written into them. */
function summaryOf({ trigger, actions, categoryIDs, dailyLimit, includesPast }: RulePost) {
  const actionTypes = actions.map(({ actionType }) => actionType);
  return { triggerType: trigger.triggerType, actionTypes, categoryIDs, dailyLimit, includesPast };
}

function postOf(row: RuleRow): RulePost {
  return {
    name: row.name,
    trigger: { triggerType: row.trigger_type, triggerValue: row.trigger_value },
    actions: row.actions,
    categoryIDs: row.category_ids ?? [],
    dailyLimit: row.daily_limit,
    includesPast: row.includes_past,
  };
}

const definedOf = (patch: Partial<RulePost>): Partial<RulePost> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

export const orNull = (ids: readonly number[]) => (ids.length > 0 ? [...ids] : null);
