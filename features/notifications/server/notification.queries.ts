// Rows of notifications. What the record is, and whether it may still be seen, is a condition of every statement: nothing
// is listed, counted or mailed of what somebody may see no longer.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isStillWanted } from './notification-exclusions.ts';
import { notificationKinds } from './notification-kinds.ts';
import { type NotificationRecord, notificationRecords } from './notification-records.ts';

export interface NotificationRow {
  notification_id: number;
  user_id: number;
  record_type: string;
  record_id: number;
  occasion: string;
  activity_type: string;
  actor_user_id: number;
  discussion_id: number | null;
  date_read: string | null;
  date_inserted: string;
  date_updated: string | null;
  /** How many are shown as this one. */
  count: number;
}

const COLUMNS = sql.raw(
  'notification_id, user_id, record_type, record_id, occasion, activity_type, actor_user_id, discussion_id, date_read, date_inserted, date_updated',
);

/** What is counted and grouped is among the newest so many: however many there are, it takes as long. */
const NEWEST = 1000;
/** Where numbers end: the interface shows 99+. */
export const MOST_COUNTED = 100;

/**
 * A condition on `notifications n`: the viewer may see what it is about and wants to, and somebody knows what it says. Each
 * record is looked up by its key: without `select` around it PostgreSQL may read all records there are, to look into them.
 */
export async function seenNotifications(ctx: RequestContext): Promise<Sql> {
  const records = await Promise.all(notificationRecords.of(ctx).map((record) => seenOfType(ctx, record)));
  const seen = records.filter((each) => each !== undefined);
  const known = notificationKinds.of(ctx).map((kind) => kind.activityType);
  if (seen.length === 0) return sql.raw('false');
  return sql`n.activity_type = ${sql.anyConstant(known)} and (${sql.join(seen, ' or ')}) and ${isStillWanted(ctx)}`;
}

/** Undefined: whatever it is of this type, this viewer sees none. */
async function seenOfType(ctx: RequestContext, record: NotificationRecord): Promise<Sql | undefined> {
  const isSeen = await record.isSeen(ctx, sql.raw('n.record_id'));
  if (isSeen.isFalse) return undefined;
  return sql`(n.record_type = ${sql.constant(record.recordType)} and (select ${isSeen}))`;
}

/**
 * A scalar subselect: up to 100, which stands for more. PostgreSQL is not told whose they are, so that it makes one plan for
 * all members: for those with few it would make a new one each time, which takes longer than to count.
 */
export async function unreadCount(ctx: RequestContext): Promise<Sql> {
  return sql`(select count(*)::int from (${await unreadSeen(ctx, sql.empty)}) unread)`;
}

/** `unread`: as many of those as are counted, with these columns of `notifications n`. */
export async function unreadSeen(ctx: RequestContext, columns: Sql): Promise<Sql> {
  return sql`
    select ${columns} from (
      select user_id, record_type, record_id, activity_type, discussion_id, actor_user_id from notifications
      where user_id = (select ${ctx.viewer.userID}::int) and is_shown and date_read is null
      order by notification_id desc limit ${sql.integer(NEWEST)}
    ) n where ${await seenNotifications(ctx)} limit ${sql.integer(MOST_COUNTED)}`;
}

interface Page {
  page: number;
  limit: number;
}

const limited = ({ page, limit }: Page): Sql =>
  sql`limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`;

export async function listNotifications(ctx: RequestContext, wanted: Page): Promise<NotificationRow[]> {
  return ctx.db.rows<NotificationRow>(sql`
    select ${COLUMNS}, 1 as count from notifications n
    where user_id = ${ctx.viewer.userID} and is_shown and ${await seenNotifications(ctx)}
    order by notification_id desc ${limited(wanted)}`);
}

/** The newest of each batch: what is unread is not shown as one with what was read. */
export async function listBatches(ctx: RequestContext, wanted: Page): Promise<NotificationRow[]> {
  return ctx.db.rows<NotificationRow>(sql`
    with newest as (
      select ${COLUMNS} from notifications where user_id = ${ctx.viewer.userID} and is_shown
      order by notification_id desc limit ${sql.integer(NEWEST)}
    ), batches as (
      select max(notification_id) as newest_id, count(*)::int as count from newest n where ${await seenNotifications(ctx)}
      group by activity_type, coalesce(discussion_id, -notification_id), date_read is null
      order by newest_id desc ${limited(wanted)}
    )
    select ${COLUMNS}, batches.count from batches join newest on notification_id = newest_id order by newest_id desc`);
}

/** Whosever it is. */
export function findNotification(
  db: Queryable,
  notificationID: number,
): Promise<NotificationRow | undefined> {
  return db.row<NotificationRow>(sql`
    select ${COLUMNS}, 1 as count from notifications where notification_id = ${notificationID} and is_shown`);
}

/** Among these ids, the viewer's own that they may still see. */
export async function findSeen(ctx: RequestContext, ids: readonly number[]): Promise<NotificationRow[]> {
  return ctx.db.rows<NotificationRow>(sql`
    select ${COLUMNS}, 1 as count from notifications n
    where notification_id = any(${[...ids]}) and user_id = ${ctx.viewer.userID} and ${await seenNotifications(ctx)}
    order by notification_id`);
}
