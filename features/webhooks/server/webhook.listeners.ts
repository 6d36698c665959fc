// What happened becomes a request for each webhook that is told of it, once, however often the job runs.
import type { EventType } from '../../../platform/contract/event.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import { makeContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { DELIVER_JOB, deliveryKey } from './webhook-names.ts';

export function tellsWebhooks<Payload extends object>(event: EventType<Payload>): Listener<Payload> {
  return listener(event, {
    name: `webhooks.${event.name}`,
    isNeeded: () => sql`select from webhooks where is_active and events @> array[${event.name}::text]`,
    handle: (site, { eventID, payload }) => store(site, event.name, eventID, payload),
  });
}

async function store(site: Site, event: string, eventID: number, data: object): Promise<void> {
  const ctx = await makeContext(site, systemViewer());
  const body = JSON.stringify({ event, eventID, date: ctx.now.toISOString(), site: site.url, data });
  await ctx.write(async (w) => {
    const made = await w.db.rows<{ id: string }>(sql`
      insert into webhook_deliveries (webhook_id, event_id, event, body, date_next)
      select webhook_id, ${eventID}, ${event}, ${body}, now() from webhooks
      where is_active and events @> array[${event}::text] order by webhook_id
      on conflict (webhook_id, event_id) where event_id is not null do nothing
      returning webhook_delivery_id::text as id`);
    for (const { id } of made) await w.enqueue(DELIVER_JOB, { deliveryID: id }, { key: deliveryKey(id) });
  });
}
