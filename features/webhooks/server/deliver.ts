// One request to one webhook: signed, timed, stored with what was answered; sent again later where it failed.
import { createHmac } from 'node:crypto';
import { sql } from '../../../platform/server/db/sql.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { guardedFetch } from '../../../platform/server/outgoing-http/guarded-fetch.ts';
import { outgoingRules } from '../../../platform/server/outgoing-http/outgoing.config.ts';
import { OutgoingProblem } from '../../../platform/server/outgoing-http/outgoing-problem.ts';
import { unseal } from '../../../platform/server/secrets/secret-keys.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { DELIVER_JOB, deliveryKey, secretName } from './webhook-names.ts';

/** How long after each attempt the next one comes; after the last of them it is given up: a bit more than a day. */
const MINUTES_UNTIL_NEXT = [1, 5, 15, 60, 180, 360, 720];
/** So long every request may fail, before the webhook is switched off. */
const DAYS_OF_FAILURE = 3;
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 256 * 1024;
const MOST_CHARACTERS = 4000;

interface Due {
  webhook_delivery_id: string;
  webhook_id: number;
  event: string;
  body: string;
  count_attempts: number;
  url: string;
  sealed_secret: Buffer;
}

interface Outcome {
  headers: Record<string, string>;
  response?: { status: number; headers: Record<string, string>; body: string };
  problem?: string;
  milliseconds: number;
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hex>`: an old request cannot be sent again by somebody else. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export async function deliver(site: Site, payload: Record<string, unknown>): Promise<void> {
  const deliveryID = String(payload.deliveryID);
  const ctx = await makeContext(site, systemViewer());
  const due = await ctx.db.row<Due>(sql`
    select d.webhook_delivery_id::text, d.webhook_id, d.event, d.body, d.count_attempts, h.url, h.sealed_secret
    from webhook_deliveries d join webhooks h using (webhook_id)
    where d.webhook_delivery_id = ${deliveryID}::bigint and d.status = 'waiting' and (h.is_active or d.event_id is null)`);
  if (!due) return;
  const outcome = await send(ctx, due);
  await noteOutcome(ctx, due, outcome);
}

async function send(ctx: RequestContext, due: Due): Promise<Outcome> {
  const secret = await unseal(ctx.site.database, secretName(due.webhook_id), due.sealed_secret);
  const startedAt = performance.now();
  const headers = {
    'content-type': 'application/json',
    'x-parley-event': due.event,
    'x-parley-delivery': due.webhook_delivery_id,
    'x-parley-signature': signatureOf(secret, Math.floor(Date.now() / 1000), due.body),
  };
  const milliseconds = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await guardedFetch(
      due.url,
      { method: 'POST', headers, body: due.body },
      { ...outgoingRules(ctx), timeoutMs: TIMEOUT_MS, maxRedirects: 0, maxBytes: MOST_BYTES },
    );
    const body = (await answer.text()).replaceAll('\0', '').slice(0, MOST_CHARACTERS);
    const shown = Object.fromEntries(
      [...answer.headers].slice(0, 50).map(([name, value]) => [name, value.slice(0, 500)]),
    );
    return {
      headers,
      response: { status: answer.status, headers: shown, body },
      milliseconds: milliseconds(),
    };
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
    return { headers, problem: error.message, milliseconds: milliseconds() };
  }
}

async function noteOutcome(ctx: RequestContext, due: Due, outcome: Outcome): Promise<void> {
  const { headers, response, problem, milliseconds } = outcome;
  const isDone = response !== undefined && response.status >= 200 && response.status < 300;
  const minutes = isDone ? undefined : MINUTES_UNTIL_NEXT[due.count_attempts];
  const status = isDone ? 'delivered' : minutes === undefined ? 'failed' : 'waiting';
  const next = minutes === undefined ? null : new Date(ctx.now.getTime() + minutes * 60_000);
  await ctx.write(async (w) => {
    await w.db.execute(sql`
      update webhook_deliveries set status = ${status}, count_attempts = count_attempts + 1, date_attempted = now(),
        date_next = ${next?.toISOString() ?? null}::timestamptz, milliseconds = ${milliseconds}, problem = ${problem ?? null},
        request_headers = ${JSON.stringify(headers)}::jsonb, response_status = ${response?.status ?? null},
        response_headers = ${response ? JSON.stringify(response.headers) : null}::jsonb, response_body = ${response?.body ?? null}
      where webhook_delivery_id = ${due.webhook_delivery_id}::bigint`);
    if (isDone)
      await w.db.execute(sql`
        update webhooks set date_failing = null where webhook_id = ${due.webhook_id} and date_failing is not null`);
    else
      await w.db.execute(sql`
        update webhooks set date_failing = coalesce(date_failing, now()),
          is_active = is_active and coalesce(date_failing, now()) > now() - make_interval(days => ${DAYS_OF_FAILURE}),
          date_disabled = case
            when is_active and date_failing <= now() - make_interval(days => ${DAYS_OF_FAILURE}) then now()
            else date_disabled end
        where webhook_id = ${due.webhook_id}`);
    if (next)
      await w.enqueue(
        DELIVER_JOB,
        { deliveryID: due.webhook_delivery_id },
        { key: deliveryKey(due.webhook_delivery_id), runAt: next },
      );
  });
}
