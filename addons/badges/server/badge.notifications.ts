// Members hear that they came to a badge; staff hear who asks for one.
import {
  addedNotifications,
  membersWho,
  type NotificationKind,
  type NotificationPreference,
  type NotificationRecord,
  notifiesOf,
  type RequestContext,
  sql,
} from '@parley/addon-api';
import { badgePath, MANAGED_PATH } from '../badge.address.ts';
import { badgeGranted, badgeRequested } from '../badges.events.ts';
import { badgeWords } from './badge-words.ts';

/** Who they are is decided by whom a kind names; for all of them at once nothing more is asked. */
const isForAll = (ctx: RequestContext) => ctx.viewer.userID <= 0 && !ctx.viewer.isGuest;

interface Facts {
  id: number;
  badge_id: number;
  name: string;
  insert_user_id: number;
  date_inserted: string;
}

const grantRecord: NotificationRecord = {
  recordType: 'badgeGrant',
  isInApi: false,
  isSeen: async (ctx, recordID) => sql`exists (
    select from badge_members m join badges b using (badge_id)
    where m.grant_id = ${recordID} and m.date_revoked is null and b.is_active
      and ${isForAll(ctx) ? sql`true` : sql`m.user_id = ${ctx.viewer.userID}`})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select m.grant_id as id, b.badge_id, b.name, coalesce(m.insert_user_id, 0) as insert_user_id, m.date_inserted
      from badge_members m join badges b using (badge_id) where m.grant_id = any(${[...ids]}::int[])`);
    return rows.map((row) => ({
      recordID: row.id,
      name: badgeWords(ctx.translator, row.name),
      path: badgePath({ badgeID: row.badge_id, name: row.name }),
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

const requestRecord: NotificationRecord = {
  recordType: 'badgeRequest',
  isInApi: false,
  isSeen: async (ctx, recordID) => {
    if (!isForAll(ctx) && !ctx.can('badges.moderate')) return sql`false`;
    return sql`exists (select from badge_requests r where r.request_id = ${recordID} and r.status = 'pending')`;
  },
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select r.request_id as id, b.badge_id, b.name, r.user_id as insert_user_id, r.date_inserted
      from badge_requests r join badges b using (badge_id) where r.request_id = any(${[...ids]}::int[])`);
    return rows.map((row) => ({
      recordID: row.id,
      name: badgeWords(ctx.translator, row.name),
      path: MANAGED_PATH,
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

const granted: NotificationPreference = {
  name: 'BadgeGranted',
  group: 'myAccount',
  label: (t) => t('I came to a badge'),
  defaults: { popup: true, email: false },
};

const requested: NotificationPreference = {
  name: 'BadgeRequest',
  group: 'communityTasks',
  label: (t) => t('Somebody asks for a badge'),
  defaults: { popup: true, email: false },
  permission: 'badges.moderate',
};

const toMember: NotificationKind = {
  activityType: 'BadgeGranted',
  recordType: 'badgeGrant',
  occasion: 'granted',
  reason: 'own',
  preference: granted.name,
  icon: 'award',
  headline: (t, gaps) => t('You earned the badge {name}', gaps),
  mailReason: (t) => t('You get this because the badge is yours.'),
  receivers: ({ recordID }, { after }) => sql`
    select user_id from badge_members where grant_id = ${recordID} and user_id > ${after}`,
};

const toStaff: NotificationKind = {
  activityType: 'BadgeRequest',
  recordType: 'badgeRequest',
  occasion: 'added',
  reason: 'managed',
  preference: requested.name,
  icon: 'award',
  headline: (t, gaps) => t('{actor} asks for the badge {name}', gaps),
  mailReason: (t) => t('You get this because you decide about badges.'),
  receivers: (_record, batch, ctx) => membersWho(ctx, 'badges.moderate', batch),
};

export const badgeNotifications = addedNotifications({
  records: [grantRecord, requestRecord],
  preferences: [granted, requested],
  kinds: [toMember, toStaff],
});

export const badgeNotificationListeners = [
  notifiesOf(
    badgeGranted,
    ({ grantID, userID }) => ({
      recordType: 'badgeGrant',
      recordID: grantID,
      occasion: 'granted',
      actorUserID: userID,
    }),
    ({ memberID }) => memberID,
  ),
  notifiesOf(badgeRequested, ({ requestID, userID }) => ({
    recordType: 'badgeRequest',
    recordID: requestID,
    occasion: 'added',
    actorUserID: userID,
  })),
];
