// Everybody sees their own notifications, of what they may still see.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { notificationError } from '../notifications.contract.ts';
import { findNotification, findSeen, type NotificationRow } from './notification.queries.ts';

export async function requireNotification(
  ctx: RequestContext,
  notificationID: number,
): Promise<NotificationRow> {
  const row = await findNotification(ctx.db, notificationID);
  if (!row) throw notFound('Notification');
  if (row.user_id !== ctx.viewer.userID) throw notificationError('notification.notYours');
  const [seen] = await findSeen(ctx, [notificationID]);
  if (!seen) throw notFound('Notification');
  return seen;
}
