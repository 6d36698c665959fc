import { defineStaffActs } from '../../../platform/contract/staff-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { rulePath } from '../automation.address.ts';

export const automationActs = defineStaffActs('automationRule', {
  added: 'Made a rule',
  changed: 'Changed a rule',
  activated: 'Switched a rule on',
  deactivated: 'Switched a rule off',
  deleted: 'Deleted a rule',
  stopped: 'A rule failed too often and was switched off',
  ran: 'A rule met a record',
});

export const automationStaffActs: StaffActs = {
  acts: automationActs,
  recordsOf: async (ctx, ids) => {
    if (!ctx.can('site.manage')) return new Map();
    const rows = await ctx.db.rows<{ automation_rule_id: number; name: string }>(sql`
      select automation_rule_id, name from automation_rules where automation_rule_id = any(${[...ids]})`);
    return new Map(
      rows.map(({ automation_rule_id: id, name }) => [id, { name, path: rulePath(id) }] as const),
    );
  },
};
