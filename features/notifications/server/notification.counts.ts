import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry, MemberCount } from '../../../platform/server/feature/operations.ts';
import { unreadCount } from './notification.queries.ts';
import { rememberedUnread } from './unread-notifications.ts';

export const notificationCounts: MemberCount[] = [
  { name: 'UnreadNotifications', select: unreadCount, remembered: rememberedUnread },
];

/** Nobody looks at what is older, and what nobody may see any more goes with it. */
export const notificationExpiries: Expiry[] = [
  {
    name: 'notifications',
    remove: (db, limit) =>
      db.execute(sql`
        delete from notifications where notification_id in (
          select notification_id from notifications where date_inserted < now() - interval '180 days'
          order by date_inserted limit ${sql.integer(limit)})`),
  },
];
