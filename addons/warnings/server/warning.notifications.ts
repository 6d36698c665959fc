// The warned member hears of a warning, of its reversal and of a decision about their appeal; staff hear of appeals.
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
import { appealAdded, appealDecided, warningGiven, warningReversed } from '../warnings.events.ts';
import { moderatedWarnings } from './warning.policy.ts';

/** Receivers are the member, or staff; nobody else is asked for. */
const isForAll = (ctx: RequestContext) => ctx.viewer.userID <= 0 && !ctx.viewer.isGuest;

interface Facts {
  id: number;
  name: string;
  insert_user_id: number;
  date_inserted: string;
}

const warningRecord: NotificationRecord = {
  recordType: 'warning',
  isInApi: false,
  isSeen: async (ctx, recordID) => sql`exists (
    select from user_notes un where un.user_note_id = ${recordID} and un.type = 'warning'
      and ${isForAll(ctx) ? sql`true` : sql`un.user_id = ${ctx.viewer.userID}`})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select un.user_note_id as id, t.name, un.insert_user_id, un.date_inserted
      from user_notes un join warning_types t using (warning_type_id) where un.user_note_id = any(${[...ids]})`);
    return rows.map((row) => ({
      recordID: row.id,
      name: row.name,
      path: '/account/warnings',
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

const appealRecord: NotificationRecord = {
  recordType: 'appeal',
  isInApi: false,
  isSeen: async (ctx, recordID) => {
    const seen = isForAll(ctx) ? sql`true` : await moderatedWarnings(ctx);
    if (seen.isFalse) return seen;
    return sql`exists (
      select from warning_appeals a join user_notes un using (user_note_id) where a.appeal_id = ${recordID} and ${seen})`;
  },
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select a.appeal_id as id, t.name, un.user_id as insert_user_id, a.date_inserted
      from warning_appeals a join user_notes un using (user_note_id) join warning_types t using (warning_type_id)
      where a.appeal_id = any(${[...ids]})`);
    return rows.map((row) => ({
      recordID: row.id,
      name: row.name,
      path: '/dashboard/content/appeals',
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

const warned: NotificationPreference = {
  name: 'Warning',
  group: 'myAccount',
  label: (t) => t('Warnings, and what became of them'),
  defaults: { popup: true, email: true },
};

const appealed: NotificationPreference = {
  name: 'WarningAppeal',
  group: 'communityTasks',
  label: (t) => t('Somebody appeals against a warning'),
  defaults: { popup: true, email: false },
  permission: 'warnings.add',
};

const toMember = (
  occasion: string,
  activityType: string,
  headline: NotificationKind['headline'],
): NotificationKind => ({
  activityType,
  recordType: 'warning',
  occasion,
  reason: 'own',
  preference: warned.name,
  icon: 'triangle-alert',
  headline,
  mailReason: (t) => t('You get this because it is about your account.'),
  receivers: ({ recordID }, { after }) => sql`
    select un.user_id from user_notes un where un.user_note_id = ${recordID} and un.user_id > ${after}`,
});

const toStaff: NotificationKind = {
  activityType: 'WarningAppeal',
  recordType: 'appeal',
  occasion: 'added',
  reason: 'managed',
  preference: appealed.name,
  icon: 'triangle-alert',
  headline: (t, gaps) => t('{actor} appeals against a warning: {name}', gaps),
  mailReason: (t) => t('You get this because you decide about appeals.'),
  receivers: (_record, batch, ctx) => membersWho(ctx, 'warnings.add', batch),
};

export const warningNotifications = addedNotifications({
  records: [warningRecord, appealRecord],
  preferences: [warned, appealed],
  kinds: [
    toMember('given', 'Warning', (t, gaps) => t('You were warned: {name}', gaps)),
    toMember('reversed', 'WarningReversed', (t, gaps) => t('A warning was taken back: {name}', gaps)),
    toMember('appealDecided', 'WarningAppealDecided', (t, gaps) =>
      t('Your appeal was decided: {name}', gaps),
    ),
    toStaff,
  ],
});

export const warningListeners = [
  notifiesOf(warningGiven, ({ userNoteID, userID }) => ({
    recordType: 'warning',
    recordID: userNoteID,
    occasion: 'given',
    actorUserID: userID,
  })),
  notifiesOf(warningReversed, ({ userNoteID, userID }) => ({
    recordType: 'warning',
    recordID: userNoteID,
    occasion: 'reversed',
    actorUserID: userID,
  })),
  notifiesOf(appealDecided, ({ userNoteID, userID }) => ({
    recordType: 'warning',
    recordID: userNoteID,
    occasion: 'appealDecided',
    actorUserID: userID,
  })),
  notifiesOf(appealAdded, ({ appealID, userID }) => ({
    recordType: 'appeal',
    recordID: appealID,
    occasion: 'added',
    actorUserID: userID,
  })),
];
