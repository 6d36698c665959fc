// Members see what they are notified of as it happens, in every window of theirs.
import { sql } from '../../../platform/server/db/sql.ts';
import type { LiveTopic } from '../../../platform/server/live/live-topic.ts';
import type { NotificationsState } from '../notifications.contract.ts';
import { unreadCount } from './notification.queries.ts';

export const notificationsTag = (userID: number): string => `notifications:${userID}`;

export const notificationsTopic: LiveTopic = {
  name: 'notifications',
  tags: (userID) => [notificationsTag(userID)],
  isPersonal: true,
  read: async (ctx, userID): Promise<NotificationsState | undefined> => {
    if (ctx.viewer.isGuest || ctx.viewer.userID !== userID) return undefined;
    const row = await ctx.db.row<{ unread: number }>(sql`select ${await unreadCount(ctx)} as unread`);
    return { countUnread: row?.unread ?? 0 };
  },
};
