// Whoever voted for an idea, and whoever had it, hear what becomes of it.
import {
  addedNotifications,
  type NotificationKind,
  type NotificationPreference,
  notifiesOf,
  sql,
} from '@parley/addon-api';
import { discussionStatusChanged } from '@parley/addon-api/events';

const preference: NotificationPreference = {
  name: 'IdeaStatus',
  group: 'followedPosts',
  label: (t) => t('Something becomes of an idea of mine, or of one I voted for'),
  defaults: { popup: true, email: true },
};

const OCCASION = 'ideaStatus';

const ofOwn: NotificationKind = {
  activityType: 'IdeaStatus',
  recordType: 'discussion',
  occasion: OCCASION,
  reason: 'own',
  preference: preference.name,
  icon: 'lightbulb',
  headline: (t, gaps) => t('{actor} changed the status of your idea {name}', gaps),
  mailReason: (t) => t('You get this because the idea is yours.'),
  receivers: ({ recordID }, { after }) => sql`
    select insert_user_id as user_id from discussions
    where discussion_id = ${recordID} and type = 'idea' and insert_user_id > ${after}`,
};

const ofVoted: NotificationKind = {
  activityType: 'VotedIdeaStatus',
  recordType: 'discussion',
  occasion: OCCASION,
  reason: 'participated',
  preference: preference.name,
  icon: 'lightbulb',
  headline: (t, gaps) => t('{actor} changed the status of {name}, which you voted for', gaps),
  mailReason: (t) => t('You get this because you voted for the idea.'),
  receivers: ({ recordID }, { after, limit }) => sql`
    select v.user_id from idea_votes v join discussions d using (discussion_id)
    where v.discussion_id = ${recordID} and d.type = 'idea' and v.vote = 1 and v.user_id > ${after}
    order by v.user_id limit ${sql.integer(limit)}`,
};

export const ideaNotifications = addedNotifications({ preferences: [preference], kinds: [ofOwn, ofVoted] });

export const ideaNotificationListeners = [
  // Words that are mended or added to a status stand in the thread: the status is told once.
  notifiesOf(discussionStatusChanged, ({ discussionID, statusID, isOfNotes, logID, userID }) =>
    statusID === undefined || isOfNotes
      ? undefined
      : {
          ...{ recordType: 'discussion', recordID: discussionID, occasion: OCCASION, actorUserID: userID },
          ...(logID !== undefined && { round: logID }),
        },
  ),
];
