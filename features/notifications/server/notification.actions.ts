// Marking read. It is the member's own: no page depends on it, only what their browsers show of it.
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { notificationRead } from '../notifications.events.ts';
import { notificationsTag } from './live-notifications.ts';
import type { NotificationRow } from './notification.queries.ts';

/** In one transaction; whoever has more than that marks them in several. */
const BITE = 1000;

/** With all that are shown as one with it. */
export async function markRead(ctx: RequestContext, row: NotificationRow): Promise<void> {
  const { user_id: userID, notification_id: notificationID } = row;
  await ctx.write(async (w) => {
    const marked = await w.db.execute(sql`
      update notifications set date_read = now(), date_updated = now()
      where notification_id in (
        select notification_id from notifications
        where user_id = ${userID} and is_shown and date_read is null and (notification_id = ${notificationID}
          or (activity_type = ${row.activity_type} and discussion_id = ${row.discussion_id}::int))
        order by notification_id desc limit ${sql.integer(BITE)} for update)`);
    if (marked > 0)
      await w.announce(
        notificationRead,
        { userID, notificationID },
        { invalidates: [notificationsTag(userID)] },
      );
  });
}

interface NotifiedRecord {
  recordType: string;
  recordID: number;
}

/** Of whoever has looked at the records themselves. Not many: each is looked up by the unique name of its notification. */
export async function markRecordsRead(
  w: WriteContext,
  userID: number,
  records: readonly NotifiedRecord[],
): Promise<void> {
  const marked = await w.db.execute(sql`
    update notifications n set date_read = now(), date_updated = now()
    from unnest(${records.map((each) => each.recordType)}::text[], ${records.map((each) => each.recordID)}::int[])
      as looked_at (record_type, record_id)
    where n.user_id = ${userID} and n.record_type = looked_at.record_type and n.record_id = looked_at.record_id
      and n.is_shown and n.date_read is null`);
  if (marked > 0) await w.invalidate([notificationsTag(userID)]);
}

interface Newest {
  notificationID: number;
}

/** What comes in meanwhile stays unread. */
export const markAllReadOperation = bulkOperation<Newest>({
  name: 'notifications.markAllRead',
  list: async (_ctx, { notificationID }) => (notificationID > 0 ? [notificationID] : []),
  each: async (ctx, newestID) => {
    const { userID } = ctx.viewer;
    const marked = await ctx.write(async (w) => {
      const count = await w.db.execute(sql`
        update notifications set date_read = now(), date_updated = now()
        where notification_id in (
          select notification_id from notifications
          where user_id = ${userID} and is_shown and date_read is null and notification_id <= ${Number(newestID)}
          order by notification_id desc limit ${sql.integer(BITE)} for update)`);
      if (count > 0)
        await w.announce(
          notificationRead,
          { userID, notificationID: null },
          { invalidates: [notificationsTag(userID)] },
        );
      return count;
    });
    return marked === BITE ? 'again' : undefined;
  },
});

/** 0 where there is none. */
export async function newestNotificationID(ctx: RequestContext): Promise<number> {
  const row = await ctx.db.row<{ newest: number | null }>(sql`
    select max(notification_id) as newest from notifications
    where user_id = ${ctx.viewer.userID} and is_shown and date_read is null`);
  return row?.newest ?? 0;
}
