// Whoever decides is notified of new cases and of those given to them; whoever reported, of what came of it.

import { sql } from '../../../../platform/server/db/sql.ts';
import { SYSTEM_USER_ID } from '../../../../platform/server/sessions/identify.ts';
import { addedNotifications } from '../../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../../notifications/server/notification-preferences.ts';
import type { NotificationRecord } from '../../../notifications/server/notification-records.ts';
import { notifiesOf } from '../../../notifications/server/notifies-of.ts';
import { caseAssigned, caseDecided, postHeld, postReviewed, recordReported } from '../../reports.events.ts';
import { visibleCases } from './case.policy.ts';
import { moderators } from './moderators-who.ts';

interface Row {
  case_id: number;
  record_name: string;
  record_user_id: number;
  date_inserted: string;
}

const caseRecord: NotificationRecord = {
  recordType: 'case',
  isInApi: false,
  isSeen: async (ctx, recordID) => sql`exists (
    select from moderation_cases c where c.case_id = ${recordID} and ${await visibleCases(ctx)})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Row>(sql`
      select case_id, record_name, record_user_id, date_inserted from moderation_cases where case_id = any(${[...ids]})`);
    return rows.map((row) => ({
      recordID: row.case_id,
      name: row.record_name,
      path: `/dashboard/content/triage/${row.case_id}`,
      // Whom it is about hears nothing of it.
      insertUserID: row.record_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

/** Says nothing of the record: its reporter may not read it any more. */
const outcomeRecord: NotificationRecord = {
  recordType: 'reportOutcome',
  isInApi: false,
  isSeen: async (_ctx, recordID) => sql`exists (
    select from moderation_cases c where c.case_id = ${recordID} and c.date_decided is not null)`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Pick<Row, 'case_id' | 'date_inserted'>>(sql`
      select case_id, date_inserted from moderation_cases where case_id = any(${[...ids]})`);
    return rows.map((row) => ({
      recordID: row.case_id,
      name: '',
      path: '/account/reports',
      insertUserID: 0,
      dateInserted: row.date_inserted,
    }));
  },
};

/** For whoever wrote what was looked at. */
const reviewRecord: NotificationRecord = {
  recordType: 'postReview',
  isInApi: false,
  isSeen: outcomeRecord.isSeen,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Row>(sql`
      select case_id, record_name, date_inserted from moderation_cases where case_id = any(${[...ids]})`);
    return rows.map((row) => ({
      recordID: row.case_id,
      name: row.record_name,
      path: '/account/posts-in-review',
      insertUserID: 0,
      dateInserted: row.date_inserted,
    }));
  },
};

const reviewPreference: NotificationPreference = {
  name: 'PostReview',
  group: 'followedPosts',
  label: (t) => t('What came of my posts that waited for approval'),
  defaults: { popup: true, email: false },
};

const reviewed = (
  occasion: 'approved' | 'refused',
  headline: NotificationKind['headline'],
): NotificationKind => ({
  activityType: occasion === 'approved' ? 'PostApproved' : 'PostRefused',
  recordType: 'postReview',
  occasion,
  reason: 'own',
  preference: reviewPreference.name,
  icon: 'shield-check',
  headline,
  mailReason: (t) => t('You get this because you wrote it.'),
  receivers: ({ recordID }, { after }) => sql`
    select record_user_id as user_id from moderation_cases
    where case_id = ${recordID} and record_user_id > ${after}`,
});

const reportPreference: NotificationPreference = {
  name: 'Report',
  group: 'communityTasks',
  label: (t) => t('Something is reported'),
  defaults: { popup: true, email: false },
  permission: 'posts.moderate',
};

const assignedPreference: NotificationPreference = {
  name: 'MyEscalation',
  group: 'communityTasks',
  label: (t) => t('A case is given to me'),
  defaults: { popup: true, email: false },
  permission: 'posts.moderate',
};

const outcomePreference: NotificationPreference = {
  name: 'ReportOutcome',
  group: 'followedPosts',
  label: (t) => t('What came of my reports'),
  defaults: { popup: true, email: false },
};

const reported: NotificationKind = {
  activityType: 'Report',
  recordType: 'case',
  occasion: 'reported',
  reason: 'managed',
  preference: reportPreference.name,
  icon: 'flag',
  headline: (t, gaps) => t('{name} was reported', gaps),
  mailReason: (t) => t('You get this because you decide about what is reported.'),
  receivers: (_record, batch, ctx) => moderators(ctx, batch),
};

const waits: NotificationKind = {
  ...reported,
  activityType: 'Approval',
  occasion: 'held',
  icon: 'clock',
  headline: (t, gaps) => t('{name} waits for approval', gaps),
};

const assigned: NotificationKind = {
  activityType: 'MyEscalation',
  recordType: 'case',
  occasion: 'assigned',
  reason: 'own',
  preference: assignedPreference.name,
  icon: 'user-plus',
  headline: (t, gaps) => t('{actor} gave you a case: {name}', gaps),
  mailReason: (t) => t('You get this because you decide about what is reported.'),
  receivers: ({ recordID }, { after }) => sql`
    select assigned_user_id as user_id from moderation_cases
    where case_id = ${recordID} and assigned_user_id > ${after}`,
};

const decided: NotificationKind = {
  activityType: 'ReportOutcome',
  recordType: 'reportOutcome',
  occasion: 'decided',
  reason: 'own',
  preference: outcomePreference.name,
  icon: 'flag',
  headline: (t) => t('What you reported was looked at'),
  mailReason: (t) => t('You get this because you reported something.'),
  receivers: ({ recordID }, { after, limit }) => sql`
    select insert_user_id as user_id from reports
    where case_id = ${recordID} and insert_user_id > ${Math.max(after, SYSTEM_USER_ID)}
    order by insert_user_id limit ${sql.integer(limit)}`,
};

export const caseNotificationListeners = [
  notifiesOf(recordReported, ({ caseID, isFirst }) =>
    isFirst ? { recordType: 'case', recordID: caseID, occasion: 'reported' } : undefined,
  ),
  notifiesOf(caseAssigned, ({ caseID, userID }) => ({
    recordType: 'case',
    recordID: caseID,
    occasion: 'assigned',
    actorUserID: userID,
  })),
  notifiesOf(postHeld, ({ caseID, userID }) => ({
    recordType: 'case',
    recordID: caseID,
    occasion: 'held',
    actorUserID: userID,
  })),
  notifiesOf(postReviewed, ({ caseID, userID, isApproved }) => ({
    recordType: 'postReview',
    recordID: caseID,
    occasion: isApproved ? 'approved' : 'refused',
    actorUserID: userID,
  })),
  notifiesOf(caseDecided, ({ caseID, userID }) => ({
    recordType: 'reportOutcome',
    recordID: caseID,
    occasion: 'decided',
    actorUserID: userID,
  })),
];

export const caseNotificationExtensions = addedNotifications({
  records: [caseRecord, outcomeRecord, reviewRecord],
  preferences: [reviewPreference, reportPreference, assignedPreference, outcomePreference],
  kinds: [
    reported,
    assigned,
    decided,
    waits,
    reviewed('approved', (t, gaps) => t('{name} was approved', gaps)),
    reviewed('refused', (t, gaps) => t('{name} was not approved', gaps)),
  ],
});
