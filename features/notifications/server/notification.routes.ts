import { notFound } from '../../../platform/contract/errors.ts';
import { startBulkOperation } from '../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../notifications.contract.ts';
import { markAllReadOperation, markRead, newestNotificationID } from './notification.actions.ts';
import { requireNotification } from './notification.policy.ts';
import { presentNotifications } from './notification.present.ts';
import { listBatches, listNotifications } from './notification.queries.ts';

async function presentOne(ctx: RequestContext, notificationID: number): Promise<contract.Notification> {
  const row = await requireNotification(ctx, notificationID);
  const [shown] = await presentNotifications(ctx, [row], { withDiscussion: true });
  if (!shown) throw notFound('Notification');
  return shown;
}

async function readOne(ctx: RequestContext, notificationID: number): Promise<contract.Notification> {
  await markRead(ctx, await requireNotification(ctx, notificationID));
  return presentOne(ctx, notificationID);
}

export const notificationRoutes = [
  route(contract.listNotifications, async (ctx, { query }) => {
    const { page, limit, shouldBatch, expand } = query;
    const found = await (shouldBatch ? listBatches : listNotifications)(ctx, { page, limit });
    const rows = await presentNotifications(ctx, found, { withDiscussion: expand.has('discussion') });
    return { rows, page, limit };
  }),
  route(contract.getNotification, (ctx, { params }) => presentOne(ctx, params.notificationID)),
  route(contract.patchNotification, (ctx, { params }) => readOne(ctx, params.notificationID)),
  route(contract.putNotificationRead, (ctx, { params }) => readOne(ctx, params.notificationID)),
  route(contract.patchNotifications, async (ctx) =>
    startBulkOperation(
      ctx,
      markAllReadOperation,
      { notificationID: await newestNotificationID(ctx) },
      { isSingle: true },
    ),
  ),
];
