// Who bookmarked a discussion is notified of what is written in it.

import { sql } from '../../../platform/server/db/sql.ts';
import { addedNotifications } from '../../notifications/server/notification-additions.ts';
import type { NotificationKind } from '../../notifications/server/notification-kinds.ts';
import type { NotificationPreference } from '../../notifications/server/notification-preferences.ts';

const bookmarkPreference: NotificationPreference = {
  name: 'BookmarkComment',
  group: 'followedPosts',
  label: (t) => t('Comments on posts I bookmarked'),
  defaults: { popup: true, email: true },
};

const bookmarked: NotificationKind = {
  activityType: 'BookmarkComment',
  recordType: 'comment',
  occasion: 'posted',
  reason: 'bookmarked',
  preference: bookmarkPreference.name,
  icon: 'bookmark',
  headline: (t, gaps) => t('{actor} commented on {name}, which you bookmarked', gaps),
  mailReason: (t) => t('You get this because you bookmarked the discussion.'),
  reaches: ({ userID, discussionID }) => sql`
    select '{}'::jsonb from bookmarks b where b.user_id = ${userID} and b.discussion_id = ${discussionID}`,
  receivers: ({ discussion }, { after, limit }) => sql`
    select user_id from bookmarks
    where discussion_id = ${discussion?.discussionID ?? 0} and user_id > ${after}
    order by user_id limit ${sql.integer(limit)}`,
};

export const bookmarkNotifications = addedNotifications({
  preferences: [bookmarkPreference],
  kinds: [bookmarked],
});
