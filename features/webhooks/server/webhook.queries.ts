import { notFound } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Webhook, WebhookDelivery } from '../webhooks.contract.ts';

export interface WebhookRow {
  webhook_id: number;
  name: string;
  url: string;
  events: string[];
  is_active: boolean;
  date_failing: string | null;
  date_disabled: string | null;
  date_inserted: string;
}

/** There are 50 at most. */
export function findWebhooks(db: Queryable): Promise<WebhookRow[]> {
  return db.rows<WebhookRow>(sql`
    select webhook_id, name, url, events, is_active, date_failing, date_disabled, date_inserted
    from webhooks order by name, webhook_id`);
}

export async function requireWebhook(db: Queryable, webhookID: number): Promise<WebhookRow> {
  const row = await db.row<WebhookRow>(sql`
    select webhook_id, name, url, events, is_active, date_failing, date_disabled, date_inserted
    from webhooks where webhook_id = ${webhookID}`);
  if (!row) throw notFound('Webhook');
  return row;
}

export const presentWebhook = (row: WebhookRow): Webhook => ({
  webhookID: row.webhook_id,
  name: row.name,
  url: row.url,
  events: row.events,
  isActive: row.is_active,
  dateFailing: row.date_failing,
  dateDisabled: row.date_disabled,
  dateInserted: row.date_inserted,
});

interface DeliveryRow {
  webhook_delivery_id: string;
  event: string;
  body: string;
  status: WebhookDelivery['status'];
  count_attempts: number;
  request_headers: Record<string, string> | null;
  response_status: number | null;
  response_headers: Record<string, string> | null;
  response_body: string | null;
  problem: string | null;
  milliseconds: number | null;
  date_inserted: string;
  date_attempted: string | null;
  date_next: string | null;
}

export async function findDeliveries(
  db: Queryable,
  webhookID: number,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  const rows = await db.rows<DeliveryRow>(sql`
    select webhook_delivery_id::text, event, body, status, count_attempts, request_headers, response_status, response_headers,
      response_body, problem, milliseconds, date_inserted, date_attempted, date_next
    from webhook_deliveries
    where webhook_id = ${webhookID} and webhook_delivery_id < ${before ?? '999999999999999999'}::bigint
    order by webhook_delivery_id desc limit ${sql.integer(limit)}`);
  return rows.map((row) => ({
    webhookDeliveryID: row.webhook_delivery_id,
    event: row.event,
    status: row.status,
    countAttempts: row.count_attempts,
    dateInserted: row.date_inserted,
    dateAttempted: row.date_attempted,
    dateNext: row.date_next,
    request: { headers: row.request_headers, body: row.body },
    response:
      row.response_status === null
        ? null
        : {
            status: row.response_status,
            headers: row.response_headers ?? {},
            body: row.response_body ?? '',
          },
    problem: row.problem,
    milliseconds: row.milliseconds,
  }));
}
