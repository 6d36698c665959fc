// An event that people are notified of: `listeners: [notifiesOf(commentPosted, ...)]` in the manifest of whoever owns it.
import type { EventType } from '../../../platform/contract/event.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { notifyPeople } from './fan-out/notify.jobs.ts';
import { NOTIFY_JOB, type Occasion, storedOccasion } from './occasion.ts';

/**
 * After the commit; however often of the same occasion, nobody hears of it twice. `onlyReceiverOf`: the one member whom it can
 * concern. What they were notified of already then takes no job.
 */
export function notifiesOf<Payload>(
  event: EventType<Payload>,
  occasionOf: (payload: Payload) => Occasion | undefined,
  onlyReceiverOf?: (payload: Payload) => number,
): Listener<Payload> {
  return listener(event, {
    name: `notify of ${event.name}`,
    isNeeded: (payload) => {
      const occasion = occasionOf(payload);
      return occasion ? isNews(occasion, onlyReceiverOf?.(payload)) : sql.raw('select where false');
    },
    handle: async (site, { payload }) => {
      const occasion = occasionOf(payload);
      if (occasion) await notifyPeople(site, occasion);
    },
  });
}

function isNews(occasion: Occasion, onlyReceiver: number | undefined): Sql {
  if (onlyReceiver === undefined) return sql.raw('select');
  if (onlyReceiver === occasion.actorUserID) return sql.raw('select where false');
  return sql`
    select where not exists (
      select from notifications
      where user_id = ${onlyReceiver} and record_type = ${occasion.recordType} and record_id = ${occasion.recordID}
        and occasion = ${storedOccasion(occasion)})`;
}

/** The same where there is no event: by a job that is enqueued in this transaction. */
export async function notify(site: Site, tx: Transaction, occasion: Occasion): Promise<void> {
  await site.jobs.enqueue(tx, NOTIFY_JOB, { ...occasion });
}
