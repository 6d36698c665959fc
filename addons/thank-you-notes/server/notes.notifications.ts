// Whoever is thanked is notified.
import {
  addedNotifications,
  type NotificationKind,
  type NotificationPreference,
  type NotificationRecord,
  notifiesOf,
  type RequestContext,
  sql,
} from '@parley/addon-api';
import { thanksPath } from '../thank-you-notes.address.ts';
import { thankYouNoteSent } from '../thank-you-notes.events.ts';

/** Who that is says the kind; for all of them at once nothing more is asked. */
const isForAll = (ctx: RequestContext) => ctx.viewer.userID <= 0 && !ctx.viewer.isGuest;

interface Facts {
  note_id: number;
  text: string;
  user_id: number;
  name: string;
  insert_user_id: number;
  date_inserted: string;
}

const record: NotificationRecord = {
  recordType: 'thankYouNote',
  isInApi: false,
  isSeen: async (ctx, recordID) => sql`exists (
    select from thank_you_notes thanks where thanks.note_id = ${recordID}
      and ${isForAll(ctx) ? sql`true` : sql`thanks.user_id = ${ctx.viewer.userID}`})`,
  facts: async (ctx, ids) => {
    const rows = await ctx.db.rows<Facts>(sql`
      select n.note_id, left(n.text, 100) as text, n.user_id, u.name, n.insert_user_id, n.date_inserted
      from thank_you_notes n join users u using (user_id) where n.note_id = any(${[...ids]}::int[])`);
    return rows.map((row) => ({
      recordID: row.note_id,
      name: row.text,
      path: thanksPath(row.user_id, row.name),
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
    }));
  },
};

const preference: NotificationPreference = {
  name: 'ThankYouNote',
  group: 'myAccount',
  label: (t) => t('Staff thank me'),
  defaults: { popup: true, email: true },
};

const sent: NotificationKind = {
  activityType: 'ThankYouNote',
  recordType: record.recordType,
  occasion: 'sent',
  reason: 'own',
  preference: preference.name,
  icon: 'star',
  headline: (t, gaps) => t('{actor} thanks you: {name}', gaps),
  mailReason: (t) => t('You get this because the note is for you.'),
  receivers: ({ recordID }, { after }) => sql`
    select user_id from thank_you_notes where note_id = ${recordID} and user_id > ${after}`,
};

export const noteNotifications = addedNotifications({
  records: [record],
  preferences: [preference],
  kinds: [sent],
});

export const notifiesOfNote = notifiesOf(
  thankYouNoteSent,
  ({ noteID, userID }) => ({
    recordType: record.recordType,
    recordID: noteID,
    occasion: sent.occasion,
    actorUserID: userID,
  }),
  ({ memberID }) => memberID,
);
