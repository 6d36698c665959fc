// An event that people are notified of: `listeners: [notifiesOf(commentPosted, ...)]` in the manifest of whoever owns it.
import type { EventType } from '../../../platform/contract/event.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { notifyPeople } from './fan-out/notify.jobs.ts';
import { NOTIFY_JOB, type Occasion } from './occasion.ts';

/** After the commit; however often of the same occasion, nobody hears of it twice. */
export function notifiesOf<Payload>(
  event: EventType<Payload>,
  occasionOf: (payload: Payload) => Occasion | undefined,
): Listener<Payload> {
  return listener(event, {
    name: `notify of ${event.name}`,
    handle: async (site, { payload }) => {
      const occasion = occasionOf(payload);
      if (occasion) await notifyPeople(site, occasion);
    },
  });
}

/** The same where there is no event: by a job that is enqueued in this transaction. */
export async function notify(site: Site, tx: Transaction, occasion: Occasion): Promise<void> {
  await site.jobs.enqueue(tx, NOTIFY_JOB, { ...occasion });
}
