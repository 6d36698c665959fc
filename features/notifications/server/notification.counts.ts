import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry, MemberCount } from '../../../platform/server/feature/operations.ts';
import { unreadCount } from './notification.queries.ts';

/** What each record allows is looked at: PostgreSQL takes longer to plan that than to find that there is nothing unread. */
export const notificationCounts: MemberCount[] = [
  {
    name: 'UnreadNotifications',
    select: unreadCount,
    // In the order of the index: a plan for anybody would else read the table, wherever few members have nearly all rows.
    // Of `exists` PostgreSQL drops the order.
    mayBeAny: ({ viewer }) => sql`(
      select count(*) > 0 from (
        select from notifications where user_id = ${viewer.userID} and is_shown and date_read is null
        order by notification_id desc limit 1) newest)`,
  },
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
