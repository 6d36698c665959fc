// An event that people are notified of: `listeners: [notifiesOf(commentPosted, ...)]` in the manifest of whoever owns it.
import type { EventType } from '../../../platform/contract/event.ts';
import type { Transaction } from '../../../platform/server/db/database.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import type { Reason } from './notification-kinds.ts';

export interface Occasion {
  recordType: string;
  recordID: number;
  /** What happened to it: kinds of that occasion say who is notified. */
  occasion: string;
  /** Who did it and hears nothing of it; absent: who wrote the record. */
  actorUserID?: number;
  /** These alone. Absent: all. */
  reasons?: Reason[];
  /** It was written before, and is seen now: of what is old nobody hears. */
  isSeenAgain?: boolean;
}

export const NOTIFY_JOB = 'notify';

export function notifiesOf<Payload>(
  event: EventType<Payload>,
  occasionOf: (payload: Payload) => Occasion | undefined,
): Listener<Payload> {
  return listener(event, {
    name: `notify of ${event.name}`,
    handle: async (site, { payload }) => {
      const occasion = occasionOf(payload);
      if (occasion) await site.database.transaction((tx) => notify(site, tx, occasion));
    },
  });
}

/** Notifies after the commit, by a job; however often of the same occasion, nobody hears of it twice. */
export async function notify(site: Site, tx: Transaction, occasion: Occasion): Promise<void> {
  await site.jobs.enqueue(tx, NOTIFY_JOB, { ...occasion });
}
