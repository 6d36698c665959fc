// Who is told of what rules met, and that one of them stopped.
import { sql } from '../../../platform/server/db/sql.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { type NotificationKind, notificationKinds } from '../../notifications/server/notification-kinds.ts';
import {
  type NotificationRecord,
  notificationRecords,
} from '../../notifications/server/notification-records.ts';
import { notifiesOf } from '../../notifications/server/notifies-of.ts';
import { rulePath } from '../automation.address.ts';
import { automationRuleStopped } from '../automation.events.ts';
import { findRecords } from './known-parts.ts';

interface RunRow {
  automation_run_id: number;
  record_type: string;
  record_id: number;
  date_inserted: string;
}

const runRecord: NotificationRecord = {
  recordType: 'automationRun',
  isInApi: false,
  isSeen: async (ctx, recordID) => {
    const { ids, isAll } = await visibleCategories(ctx);
    return sql`exists (
      select from automation_runs run where run.automation_run_id = ${recordID}
        and (${isAll} or run.category_id is null or run.category_id = any(${ids})))`;
  },
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<RunRow>(sql`
      select automation_run_id, record_type, record_id, date_inserted from automation_runs
      where automation_run_id = any(${[...ids]})`);
    const records = new Map<string, { name: string; path: string; insertUserID: number }>();
    for (const [recordType, those] of Map.groupBy(rows, (row) => row.record_type))
      for (const record of await findRecords(ctx, recordType, [
        ...new Set(those.map((row) => row.record_id)),
      ]))
        records.set(`${recordType}:${record.recordID}`, record);
    return rows.flatMap((row) => {
      const record = records.get(`${row.record_type}:${row.record_id}`);
      if (!record) return [];
      const { name, path, insertUserID } = record;
      return { recordID: row.automation_run_id, name, path, insertUserID, dateInserted: row.date_inserted };
    });
  },
};

const ruleRecord: NotificationRecord = {
  recordType: 'automationRule',
  isInApi: false,
  isSeen: async (ctx) => sql.raw(ctx.can('site.manage') ? 'true' : 'false'),
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ automation_rule_id: number; name: string; date_inserted: string }>(sql`
      select automation_rule_id, name, date_inserted from automation_rules
      where automation_rule_id = any(${[...ids]}) and date_deleted is null`);
    return rows.map((row) => ({
      recordID: row.automation_rule_id,
      name: row.name,
      path: rulePath(row.automation_rule_id),
      insertUserID: 0,
      dateInserted: row.date_inserted,
    }));
  },
};

const met: NotificationKind = {
  activityType: 'AutomationRun',
  recordType: 'automationRun',
  occasion: 'met',
  reason: 'managed',
  preference: null,
  icon: 'shield-check',
  headline: (t, gaps) => t('A rule found {name}', gaps),
  mailReason: (t) => t('You get this because a rule tells your role of it.'),
  receivers: ({ recordID }, { after, limit }) => sql`
    select r.user_id, true as popup, false as email
    from automation_runs run join user_roles r on r.role_id = run.tell_role_id
    where run.automation_run_id = ${recordID} and r.user_id > ${after}
    order by r.user_id limit ${sql.integer(limit)}`,
};

const stopped: NotificationKind = {
  activityType: 'AutomationStopped',
  recordType: 'automationRule',
  occasion: 'stopped',
  reason: 'managed',
  preference: null,
  icon: 'shield-check',
  headline: (t, gaps) => t('The rule {name} failed too often and was switched off', gaps),
  mailReason: (t) => t('You get this because you manage this site.'),
  receivers: (_record, { after, limit }) => sql`
    select user_id, true as popup, false as email from users where admin = 1 and user_id > ${after}
    order by user_id limit ${sql.integer(limit)}`,
};

export const automationNotificationExtensions = [
  notificationRecords.add(runRecord),
  notificationRecords.add(ruleRecord),
  notificationKinds.add(met),
  notificationKinds.add(stopped),
];

export const automationNotificationListeners = [
  notifiesOf(automationRuleStopped, ({ automationRuleID, userID }) => ({
    recordType: 'automationRule',
    recordID: automationRuleID,
    occasion: 'stopped',
    actorUserID: userID,
  })),
];
