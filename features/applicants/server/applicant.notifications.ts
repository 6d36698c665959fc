// Who decides about applications is notified of new ones.

import { sql } from '../../../platform/server/db/sql.ts';
import { membersWho } from '../../notifications/server/members-who.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';
import type { NotificationRecord } from '../../notifications/server/notification-records.ts';
import { notifiesOf } from '../../notifications/server/notifies-of.ts';
import { APPLICANTS_PATH } from '../applicant.address.ts';
import { applicantApplied } from '../applicants.events.ts';

const applicantRecord: NotificationRecord = {
  recordType: 'applicant',
  isInApi: false,
  isSeen: async (ctx, recordID) =>
    ctx.can('applicants.manage')
      ? sql`exists (select from applicants where applicant_id = ${recordID} and status = 'pending')`
      : sql`false`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ applicant_id: number; name: string; date_inserted: string }>(sql`
      select applicant_id, name, date_inserted from applicants where applicant_id = any(${[...ids]})`);
    return rows.map((row) => ({
      recordID: row.applicant_id,
      name: row.name,
      path: APPLICANTS_PATH,
      insertUserID: 0,
      dateInserted: row.date_inserted,
    }));
  },
};

const preference: NotificationPreference = {
  name: 'Applicant',
  group: 'communityTasks',
  label: (t) => t('Somebody applies for membership'),
  defaults: { popup: false, email: false },
  permission: 'applicants.manage',
};

const applied: NotificationKind = {
  activityType: 'Applicant',
  recordType: 'applicant',
  occasion: 'applied',
  reason: 'managed',
  preference: preference.name,
  icon: 'user',
  headline: (t, gaps) => t('{name} would like to become a member', gaps),
  mailReason: (t) => t('You get this because you decide about applications.'),
  receivers: (_record, batch, ctx) => membersWho(ctx, 'applicants.manage', batch),
};

export const applicantNotificationListeners = [
  notifiesOf(applicantApplied, ({ applicantID }) => ({
    recordType: 'applicant',
    recordID: applicantID,
    occasion: 'applied',
    actorUserID: 0,
  })),
];

export const applicantNotificationExtensions = addedNotifications({
  records: [applicantRecord],
  preferences: [preference],
  kinds: [applied],
});
