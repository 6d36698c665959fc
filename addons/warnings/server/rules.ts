// The rules of the community: few, written by those who moderate it.
import { notFound, type RequestContext, recordAct, sql } from '@parley/addon-api';
import type { Rule } from '../warning-types.contract.ts';
import { ruleChanged } from '../warnings.events.ts';
import { ruleActs } from './warning.acts.ts';

export const RULES_TAG = 'warning-rules';
const MOST = 200;

interface RuleRow {
  rule_id: number;
  name: string;
  description: string | null;
}

const present = (row: RuleRow): Rule => ({
  ruleID: row.rule_id,
  name: row.name,
  description: row.description,
});

export async function allRules(ctx: Pick<RequestContext, 'db'>): Promise<Rule[]> {
  const rows = await ctx.db.rows<RuleRow>(sql`
    select rule_id, name, description from warning_rules order by sort, rule_id limit ${sql.integer(MOST)}`);
  return rows.map(present);
}

export async function requireRule(ctx: Pick<RequestContext, 'db'>, ruleID: number): Promise<Rule> {
  const row = await ctx.db.row<RuleRow>(sql`
    select rule_id, name, description from warning_rules where rule_id = ${ruleID}`);
  if (!row) throw notFound('Rule');
  return present(row);
}

const invalidates = [RULES_TAG];

export async function addRule(
  ctx: RequestContext,
  { name, description }: { name: string; description: string },
): Promise<number> {
  return ctx.write(async (w) => {
    const row = await w.db.row<{ rule_id: number }>(sql`
      insert into warning_rules (name, description, sort, insert_user_id)
      select ${name}, ${description || null}, coalesce(max(sort), 0) + 10, ${w.viewer.userID} from warning_rules
      returning rule_id`);
    if (!row) throw notFound('Rule');
    await recordAct(w, ruleActs.added, { recordID: row.rule_id, after: { name } });
    await w.announce(ruleChanged, { ruleID: row.rule_id, userID: w.viewer.userID }, { invalidates });
    return row.rule_id;
  });
}

export async function changeRule(
  ctx: RequestContext,
  ruleID: number,
  patch: { name?: string | undefined; description?: string | undefined },
): Promise<void> {
  const before = await requireRule(ctx, ruleID);
  const name = patch.name ?? before.name;
  const description = (patch.description ?? before.description) || null;
  await ctx.write(async (w) => {
    const changed = await w.db.execute(sql`
      update warning_rules set name = ${name}, description = ${description}, date_updated = now()
      where rule_id = ${ruleID} and (name, description) is distinct from (${name}, ${description}::text)`);
    if (changed === 0) return;
    await recordAct(w, ruleActs.changed, {
      recordID: ruleID,
      before: { name: before.name },
      after: { name },
    });
    await w.announce(ruleChanged, { ruleID, userID: w.viewer.userID }, { invalidates });
  });
}

export async function deleteRule(ctx: RequestContext, ruleID: number): Promise<void> {
  const before = await requireRule(ctx, ruleID);
  await ctx.write(async (w) => {
    const deleted = await w.db.execute(sql`delete from warning_rules where rule_id = ${ruleID}`);
    if (deleted === 0) return;
    await recordAct(w, ruleActs.deleted, { recordID: ruleID, before: { name: before.name } });
    await w.announce(ruleChanged, { ruleID, userID: w.viewer.userID }, { invalidates });
  });
}
