// Whoever comes is reminded, hears that an event was moved, and that a place is free for them now.
import {
  addedNotifications,
  discussionPath,
  type NotificationKind,
  type NotificationPreference,
  type NotificationRecord,
  notifiesOf,
  type RequestContext,
  sql,
} from '@parley/addon-api';
import { eventChanged, eventNear, eventPlaceFreed } from '../events.events.ts';
import { seenEvents } from './event.rows.ts';

const SYSTEM = 1;

interface Facts {
  participant_id: number;
  discussion_id: number;
  name: string;
  date_inserted: string;
}

/** Who they are is decided by whom a kind names; for all of them at once nothing more is asked. */
const isForAll = (ctx: RequestContext) => ctx.viewer.userID <= 0 && !ctx.viewer.isGuest;

/** The place of one member. */
const place: NotificationRecord = {
  recordType: 'eventPlace',
  isInApi: false,
  isSeen: async (ctx, recordID) => sql`exists (
    select from calendar_participants p join calendar_events e using (event_id) join discussions d using (discussion_id)
    where p.participant_id = ${recordID} and e.date_deleted is null and ${await seenEvents(ctx)}
      and ${isForAll(ctx) ? sql`true` : sql`p.user_id = ${ctx.viewer.userID}`})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select p.participant_id, e.discussion_id, d.name, p.date_inserted
      from calendar_participants p join calendar_events e using (event_id) join discussions d using (discussion_id)
      where p.participant_id = any(${[...ids]}::int[])`);
    return rows.map((row) => ({
      recordID: row.participant_id,
      name: row.name,
      path: discussionPath({ discussionID: row.discussion_id, name: row.name }),
      insertUserID: SYSTEM,
      dateInserted: row.date_inserted,
    }));
  },
};

const dayBefore: NotificationPreference = {
  name: 'EventDay',
  group: 'followedPosts',
  label: (t) => t('An event that I come to begins within a day'),
  defaults: { popup: true, email: true },
};

const hourBefore: NotificationPreference = {
  name: 'EventHour',
  group: 'followedPosts',
  label: (t) => t('An event that I come to begins within an hour'),
  defaults: { popup: true, email: false },
};

const changes: NotificationPreference = {
  name: 'EventChange',
  group: 'followedPosts',
  label: (t) => t('An event that I come to is moved, or has a place for me'),
  defaults: { popup: true, email: true },
};

const WHY: NotificationKind['mailReason'] = (t) => t('You get this because you come to the event.');

/** Whoever comes, or may come; not who still waits. */
const ofComing = {
  recordType: 'discussion',
  reason: 'participated',
  icon: 'calendar',
  mailReason: WHY,
  receivers: ({ recordID }, { after, limit }) => sql`
    select p.user_id from calendar_events e join calendar_participants p using (event_id)
    join discussions d using (discussion_id)
    where e.discussion_id = ${recordID} and d.type = 'event' and e.date_deleted is null and p.attending in ('yes', 'maybe')
      and p.wait_number is null and p.user_id > ${after}
    order by p.user_id limit ${sql.integer(limit)}`,
} satisfies Partial<NotificationKind>;

const ofDay: NotificationKind = {
  ...ofComing,
  activityType: 'EventDay',
  occasion: 'eventDay',
  preference: dayBefore.name,
  headline: (t, gaps) => t('{name} begins within a day', gaps),
};

const ofHour: NotificationKind = {
  ...ofComing,
  activityType: 'EventHour',
  occasion: 'eventHour',
  preference: hourBefore.name,
  headline: (t, gaps) => t('{name} begins within an hour', gaps),
};

const ofMove: NotificationKind = {
  ...ofComing,
  activityType: 'EventMoved',
  occasion: 'eventMoved',
  preference: changes.name,
  headline: (t, gaps) => t('{actor} changed when or where {name} takes place', gaps),
};

const ofPlace: NotificationKind = {
  activityType: 'EventPlace',
  recordType: 'eventPlace',
  occasion: 'placeFreed',
  reason: 'own',
  preference: changes.name,
  icon: 'calendar',
  headline: (t, gaps) => t('A place is free: you come to {name}', gaps),
  mailReason: WHY,
  receivers: ({ recordID }, { after }) => sql`
    select user_id from calendar_participants
    where participant_id = ${recordID} and attending = 'yes' and wait_number is null and user_id > ${after}`,
};

export const eventNotifications = addedNotifications({
  records: [place],
  preferences: [dayBefore, hourBefore, changes],
  kinds: [ofDay, ofHour, ofMove, ofPlace],
});

export const eventNotificationListeners = [
  notifiesOf(eventNear, ({ discussionID, before, round }) => ({
    recordType: 'discussion',
    recordID: discussionID,
    occasion: before === 'day' ? 'eventDay' : 'eventHour',
    actorUserID: SYSTEM,
    round,
  })),
  notifiesOf(eventChanged, ({ discussionID, isMoved, userID, round }) =>
    isMoved
      ? {
          recordType: 'discussion',
          recordID: discussionID,
          occasion: 'eventMoved',
          actorUserID: userID,
          round,
        }
      : undefined,
  ),
  notifiesOf(
    eventPlaceFreed,
    ({ participantID, round }) => ({
      recordType: 'eventPlace',
      recordID: participantID,
      occasion: 'placeFreed',
      actorUserID: SYSTEM,
      round,
    }),
    ({ memberID }) => memberID,
  ),
];
