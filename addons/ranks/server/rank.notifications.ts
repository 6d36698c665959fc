// Members hear that they came to a rank: in the words of the rank, or that they did.
import {
  addedNotifications,
  type NotificationKind,
  type NotificationPreference,
  type NotificationRecord,
  notifiesOf,
  sql,
} from '@parley/addon-api';
import { rankReached } from '../ranks.events.ts';

interface Facts {
  id: number;
  name: string;
  member: string;
  user_id: number;
  date_inserted: string;
}

const arrivalRecord: NotificationRecord = {
  recordType: 'rankArrival',
  isInApi: false,
  isSeen: async (ctx, recordID) => sql`exists (
    select from rank_arrivals a join ranks r using (rank_id) where a.arrival_id = ${recordID} and r.date_deleted is null
      and ${ctx.viewer.userID <= 0 && !ctx.viewer.isGuest ? sql`true` : sql`a.user_id = ${ctx.viewer.userID}`})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select a.arrival_id as id, coalesce(a.body, r.name) as name, u.name as member, a.user_id, a.date_inserted
      from rank_arrivals a join ranks r using (rank_id) join users u using (user_id)
      where a.arrival_id = any(${[...ids]}::int[])`);
    return rows.map((row) => ({
      recordID: row.id,
      name: row.name,
      path: `/profile/${encodeURIComponent(row.member)}`,
      insertUserID: row.user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

const reached: NotificationPreference = {
  name: 'RankReached',
  group: 'myAccount',
  label: (t) => t('I came to a rank'),
  defaults: { popup: true, email: false },
};

const kind = {
  recordType: 'rankArrival',
  reason: 'own',
  preference: reached.name,
  icon: 'trophy',
  mailReason: (t) => t('You get this because the rank is yours.'),
  receivers: ({ recordID }, { after }) => sql`
    select user_id from rank_arrivals where arrival_id = ${recordID} and user_id > ${after}`,
} satisfies Partial<NotificationKind>;

const inItsWords: NotificationKind = {
  ...kind,
  activityType: 'RankMessage',
  occasion: 'told',
  headline: (_t, { name }) => name,
};

const asSuch: NotificationKind = {
  ...kind,
  activityType: 'RankReached',
  occasion: 'reached',
  headline: (t, { name }) => t('You reached the rank {name}', { name }),
};

export const rankNotifications = addedNotifications({
  records: [arrivalRecord],
  preferences: [reached],
  kinds: [inItsWords, asSuch],
});

export const rankNotificationListeners = [
  notifiesOf(
    rankReached,
    ({ arrivalID, hasWords, userID }) => ({
      recordType: 'rankArrival',
      recordID: arrivalID,
      occasion: hasWords ? 'told' : 'reached',
      actorUserID: userID,
    }),
    ({ memberID }) => memberID,
  ),
];
