// Whoever is thanked is notified: on the site and by mail, as they wish, and only where they may see the comment.
import {
  type NotificationKind,
  type NotificationPreference,
  notificationKinds,
  notificationPreferences,
  notifiesOf,
  sql,
} from '@parley/addon-api';
import { kudosGiven } from '../kudos.events.ts';

/** A line of the page where members say what they want to hear of. */
const preference: NotificationPreference = {
  name: 'KudosGiven',
  group: 'followedPosts',
  label: (t) => t('Somebody thanks me for a comment'),
  defaults: { popup: true, email: false },
};

/** Of one occasion, each person hears once; who did it is left out. */
const given: NotificationKind = {
  activityType: 'KudosGiven',
  recordType: 'comment',
  occasion: 'kudos',
  reason: 'own',
  preference: preference.name,
  icon: 'star',
  headline: (t, gaps) => t('{actor} thanked you for a comment in {name}', gaps),
  mailReason: (t) => t('You get this because the comment is yours.'),
  receivers: ({ insertUserID }, { after }) =>
    sql`select ${insertUserID}::int as user_id where ${insertUserID}::int > ${after}`,
};

export const kudosNotifications = [notificationPreferences.add(preference), notificationKinds.add(given)];

export const notifiesOfKudos = notifiesOf(kudosGiven, ({ commentID, userID }) => ({
  recordType: 'comment',
  recordID: commentID,
  occasion: 'kudos',
  actorUserID: userID,
}));
