// Whoever wrote a post is notified of who likes it: at most once an hour of each post. What is put as a doubt or a flag rings
// nobody.
import { sql } from '../../../platform/server/db/sql.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';
import { notifiesOf } from '../../notifications/server/notifies-of.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';
import { reactionAdded } from '../reactions.events.ts';

const HOUR_MS = 3_600_000;

const reactionPreference: NotificationPreference = {
  name: 'Reaction',
  group: 'followedPosts',
  label: (t) => t('Somebody reacts to what I wrote'),
  hint: (t) => t('At most once an hour of each post'),
  defaults: { popup: true, email: false },
};

const reactedTo = (
  recordType: ReactionRecordType,
  kind: Pick<NotificationKind, 'activityType' | 'headline'>,
): NotificationKind => ({
  ...kind,
  recordType,
  occasion: 'reacted',
  reason: 'own',
  preference: reactionPreference.name,
  icon: 'smile-plus',
  mailReason: (t) => t('You get this because you wrote it.'),
  // What was taken back meanwhile is no news.
  receivers: ({ recordID, insertUserID }, { after }) => sql`
    select ${insertUserID}::int as user_id where ${insertUserID}::int > ${after} and exists (
      select from reaction_totals t join reaction_types using (urlcode)
      where t.record_type = ${recordType} and t.record_id = ${recordID} and t.count > 0 and class = 'Positive')`,
});

export const reactionNotifications = addedNotifications({
  preferences: [reactionPreference],
  kinds: [
    reactedTo('discussion', {
      activityType: 'DiscussionReaction',
      headline: (t, gaps) => t('{actor} reacted to your post {name}', gaps),
    }),
    reactedTo('comment', {
      activityType: 'CommentReaction',
      headline: (t, gaps) => t('{actor} reacted to your comment in {name}', gaps),
    }),
  ],
});

export const reactionNotificationListeners = [
  notifiesOf(
    reactionAdded,
    ({ recordType, recordID, userID, class: reactionClass }) =>
      reactionClass === 'Positive'
        ? {
            recordType,
            recordID,
            occasion: 'reacted',
            actorUserID: userID,
            round: Math.floor(Date.now() / HOUR_MS),
          }
        : undefined,
    ({ insertUserID }) => insertUserID,
  ),
];
