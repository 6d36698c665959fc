// What administrators do with webhooks. No page that is cached shows any of it: nothing is invalidated.
import { randomBytes } from 'node:crypto';
import { notFound } from '../../../platform/contract/errors.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { checkedAddresses } from '../../../platform/server/outgoing-http/checked-addresses.ts';
import { outgoingRules } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import { webhookEvents } from '../../../platform/server/places/webhook-events.ts';
import { seal } from '../../../platform/server/secrets/secret-keys.ts';
import { webhookError } from '../webhooks.contract.ts';
import { webhookActs } from './webhook.acts.ts';
import { requireWebhook, type WebhookRow } from './webhook.queries.ts';
import { DELIVER_JOB, deliveryKey, secretName } from './webhook-names.ts';

const MOST = 50;
const ADDRESS_MS = 5000;

export interface WebhookChanges {
  name?: string | undefined;
  url?: string | undefined;
  events?: readonly string[] | undefined;
  isActive?: boolean | undefined;
}

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;

/** Said at once, where it is sure: a name that resolves to nothing today may be there tomorrow. */
async function requireUsable(ctx: RequestContext, { url, events }: WebhookChanges): Promise<void> {
  const known = new Set(webhookEvents.of(ctx).map(({ event }) => event.name));
  if (events?.some((event) => !known.has(event))) throw webhookError('webhook.unknownEvent');
  if (url === undefined) return;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isPlain = parsed && /^https?:$/.test(parsed.protocol) && parsed.username + parsed.password === '';
  if (!parsed || !isPlain) throw webhookError('webhook.address');
  const place = { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: parsed.port || undefined };
  try {
    await checkedAddresses(place, outgoingRules(ctx), AbortSignal.timeout(ADDRESS_MS));
  } catch (error) {
    const isForbidden = error instanceof OutgoingProblem && error.reason === 'forbidden';
    if (isForbidden) throw webhookError('webhook.address');
  }
}

export async function addWebhook(
  ctx: RequestContext,
  { name, url, events }: { name: string; url: string; events: readonly string[] },
): Promise<{ row: WebhookRow; secret: string }> {
  await requireUsable(ctx, { url, events });
  const secret = newSecret();
  const row = await ctx.write(async (w) => {
    const before = await w.db.row<{ total: number }>(sql`select count(*)::int as total from webhooks`);
    if ((before?.total ?? 0) >= MOST) throw webhookError('webhook.tooMany');
    const made = await w.db.row<{ webhook_id: number }>(sql`
      insert into webhooks (name, url, events, sealed_secret, insert_user_id)
      values (${name}, ${url}, ${[...new Set(events)]}, ''::bytea, ${w.viewer.userID}) returning webhook_id`);
    const webhookID = made?.webhook_id as number;
    await storeSecret(w, webhookID, secret);
    await recordAct(w, webhookActs.added, { recordID: webhookID, after: { name, url, events: [...events] } });
    return requireWebhook(w.db, webhookID);
  });
  return { row, secret };
}

async function storeSecret(w: WriteContext, webhookID: number, secret: string): Promise<void> {
  const sealed = await seal(w.site.database, secretName(webhookID), secret);
  await w.db.execute(sql`update webhooks set sealed_secret = ${sealed} where webhook_id = ${webhookID}`);
}

export async function editWebhook(
  ctx: RequestContext,
  webhookID: number,
  changes: WebhookChanges,
): Promise<WebhookRow> {
  const before = await requireWebhook(ctx.db, webhookID);
  await requireUsable(ctx, changes);
  const { name = before.name, url = before.url, events = before.events } = changes;
  const { isActive = before.is_active } = changes;
  return ctx.write(async (w) => {
    // Whoever switches it on again gives it all its time again.
    await w.db.execute(sql`
      update webhooks set name = ${name}, url = ${url}, events = ${[...new Set(events)]}, is_active = ${isActive},
        date_disabled = case when ${isActive} then null else date_disabled end,
        date_failing = case when ${isActive} and not is_active then null else date_failing end, date_updated = now()
      where webhook_id = ${webhookID}`);
    await recordAct(w, webhookActs.edited, {
      recordID: webhookID,
      before: { name: before.name, url: before.url, events: before.events, isActive: before.is_active },
      after: { name, url, events: [...events], isActive },
    });
    return requireWebhook(w.db, webhookID);
  });
}

export async function deleteWebhook(ctx: RequestContext, webhookID: number): Promise<void> {
  const { name, url } = await requireWebhook(ctx.db, webhookID);
  await ctx.write(async (w) => {
    await w.db.execute(sql`delete from webhooks where webhook_id = ${webhookID}`);
    await recordAct(w, webhookActs.deleted, { recordID: webhookID, before: { name, url } });
  });
}

export async function renewSecret(ctx: RequestContext, webhookID: number): Promise<string> {
  await requireWebhook(ctx.db, webhookID);
  const secret = newSecret();
  await ctx.write(async (w) => {
    await storeSecret(w, webhookID, secret);
    await recordAct(w, webhookActs.secretRenewed, { recordID: webhookID });
  });
  return secret;
}

/** Also one that is switched off: to see whether it works again. */
export async function ping(ctx: RequestContext, webhookID: number): Promise<string> {
  await requireWebhook(ctx.db, webhookID);
  const body = JSON.stringify({ event: 'ping', date: ctx.now.toISOString(), site: ctx.site.url, data: {} });
  return ctx.write((w) => enqueueDelivery(w, webhookID, 'ping', body));
}

export async function redeliver(ctx: RequestContext, webhookID: number, deliveryID: number): Promise<string> {
  await requireWebhook(ctx.db, webhookID);
  const before = await ctx.db.row<{ event: string; body: string }>(sql`
    select event, body from webhook_deliveries
    where webhook_delivery_id = ${deliveryID} and webhook_id = ${webhookID}`);
  if (!before) throw notFound('Delivery');
  return ctx.write(async (w) => {
    const again = await enqueueDelivery(w, webhookID, before.event, before.body);
    await recordAct(w, webhookActs.redelivered, { recordID: webhookID, after: { event: before.event } });
    return again;
  });
}

async function enqueueDelivery(w: WriteContext, webhookID: number, event: string, body: string) {
  const made = await w.db.row<{ id: string }>(sql`
    insert into webhook_deliveries (webhook_id, event, body, date_next)
    values (${webhookID}, ${event}, ${body}, now()) returning webhook_delivery_id::text as id`);
  const deliveryID = made?.id as string;
  await w.enqueue(DELIVER_JOB, { deliveryID }, { key: deliveryKey(deliveryID) });
  return deliveryID;
}
