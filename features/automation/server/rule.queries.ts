import type { Snapshot } from '../../../platform/server/cache/snapshots.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Site } from '../../../platform/server/site/site.ts';

export const RULES_TAG = 'automation-rules';

export interface RuleAction {
  actionType: string;
  actionValue: Record<string, unknown>;
}

export interface RuleRow {
  automation_rule_id: number;
  name: string;
  trigger_type: string;
  trigger_value: Record<string, unknown>;
  actions: RuleAction[];
  category_ids: number[] | null;
  daily_limit: number;
  includes_past: boolean;
  is_active: boolean;
  date_activated: string | null;
  count_failures: number;
  date_stopped: string | null;
  revision: number;
  insert_user_id: number | null;
  update_user_id: number | null;
  date_inserted: string;
  date_updated: string | null;
}

export const ruleColumns = sql.raw(`
  automation_rule_id, name, trigger_type, trigger_value, actions, category_ids, daily_limit, includes_past, is_active,
  date_activated, count_failures, date_stopped, revision, insert_user_id, update_user_id, date_inserted, date_updated`);

export function findRule(db: Queryable, automationRuleID: number): Promise<RuleRow | undefined> {
  return db.row<RuleRow>(sql`
    select ${ruleColumns} from automation_rules
    where automation_rule_id = ${automationRuleID} and date_deleted is null`);
}

/** While it is held, no run of the rule is under way. */
export function lockRule(db: Queryable, automationRuleID: number): Promise<RuleRow | undefined> {
  return db.row<RuleRow>(sql`
    select ${ruleColumns} from automation_rules
    where automation_rule_id = ${automationRuleID} and date_deleted is null for no key update`);
}

/** Those that are switched on, in memory: every post asks whether there are any. */
export const activeRules: Snapshot<readonly RuleRow[], Site> = {
  name: 'active automation rules',
  tags: [RULES_TAG],
  load: ({ database }) =>
    database.rows<RuleRow>(sql`
      select ${ruleColumns} from automation_rules where is_active order by automation_rule_id`),
};
