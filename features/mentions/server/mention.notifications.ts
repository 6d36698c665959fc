// Who is mentioned is notified, wherever they are mentioned.

import { sql } from '../../../platform/server/db/sql.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';

const mentionPreference: NotificationPreference = {
  name: 'Mention',
  group: 'followedPosts',
  label: (t) => t('Somebody mentions me'),
  hint: (t) => t('By @ and my name; never in quotes or code'),
  defaults: { popup: true, email: false, push: true },
};

const mentionIn = (recordType: 'discussion' | 'comment', activityType: string): NotificationKind => ({
  activityType,
  recordType,
  occasion: 'posted',
  reason: 'mention',
  preference: mentionPreference.name,
  icon: 'at-sign',
  headline: (t, gaps) => t('{actor} mentioned you in {name}', gaps),
  mailReason: (t) => t('You get this because you were mentioned.'),
  reaches: (post) => sql`
    select '{}'::jsonb from user_mentions
    where record_type = ${recordType} and record_id = ${post.recordID} and user_id = ${post.userID}`,
  receivers: ({ recordID }, { after, limit }) => sql`
    select user_id from user_mentions
    where record_type = ${recordType} and record_id = ${recordID} and user_id > ${after}
    order by user_id limit ${sql.integer(limit)}`,
});

export const mentionNotifications = addedNotifications({
  preferences: [mentionPreference],
  kinds: [mentionIn('discussion', 'DiscussionMention'), mentionIn('comment', 'CommentMention')],
});
