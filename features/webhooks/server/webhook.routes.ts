import { route } from '../../../platform/server/http/route.ts';
import { webhookEvents } from '../../../platform/server/places/webhook-events.ts';
import * as contract from '../webhooks.contract.ts';
import { addWebhook, deleteWebhook, editWebhook, ping, redeliver, renewSecret } from './webhook.actions.ts';
import { findDeliveries, findWebhooks, presentWebhook, requireWebhook } from './webhook.queries.ts';

export const webhookRoutes = [
  route(contract.listWebhookEvents, async (ctx) =>
    webhookEvents
      .of(ctx)
      .map(({ event, description }) => ({ event: event.name, description: ctx.translator.t(description) })),
  ),
  route(contract.listWebhooks, async (ctx) => (await findWebhooks(ctx.db)).map(presentWebhook)),
  route(contract.addWebhook, async (ctx, { body }) => {
    const { row, secret } = await addWebhook(ctx, body);
    return { ...presentWebhook(row), secret };
  }),
  route(contract.editWebhook, async (ctx, { params, body }) =>
    presentWebhook(await editWebhook(ctx, params.webhookID, body)),
  ),
  route(contract.deleteWebhook, async (ctx, { params }) => {
    await deleteWebhook(ctx, params.webhookID);
    return undefined;
  }),
  route(contract.renewWebhookSecret, async (ctx, { params }) => ({
    secret: await renewSecret(ctx, params.webhookID),
  })),
  route(contract.pingWebhook, async (ctx, { params }) => ({
    webhookDeliveryID: await ping(ctx, params.webhookID),
  })),
  route(contract.listWebhookDeliveries, async (ctx, { params, query }) => {
    await requireWebhook(ctx.db, params.webhookID);
    const { before, limit } = query;
    const found = await findDeliveries(ctx.db, params.webhookID, { before, limit: limit + 1 });
    return { deliveries: found.slice(0, limit), isMore: found.length > limit };
  }),
  route(contract.redeliverWebhook, async (ctx, { params }) => ({
    webhookDeliveryID: await redeliver(ctx, params.webhookID, params.webhookDeliveryID),
  })),
];
