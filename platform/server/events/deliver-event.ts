// The job that takes an event to its listeners, one after the other. What one of them fails at is tried again by a job of
// its own: the others are done with it.
import { configChanged } from '../../contract/site.events.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import { configSnapshot } from '../config/config.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { Site } from '../site/site.ts';
import { type Delivered, type Delivery, deliveryJob, type Listener } from './events.ts';

/** `run` calls a listener, and looks after add-ons that fail. */
export function deliveryHandler(site: Site, run: (handle: () => Promise<void>) => Promise<void>): JobHandler {
  const byName = new Map(
    site.features.all
      .flatMap((feature) => (feature.listeners ?? []).map((each) => ({ ...each, feature })))
      .map((each) => [each.name, each]),
  );
  const deliver = async (name: string, { events }: Delivery) => {
    // A listener that is gone (its feature was taken out or switched off) has nothing left to do.
    const found = byName.get(name);
    // The job may begin before this process has heard of the commit: an add-on that was switched on would not hear of it.
    if (found?.event.name === configChanged.name) site.invalidate([cacheTag.config]);
    if (!found || !site.features.isRunning(found.feature, await site.snapshots.get(configSnapshot))) return;
    await run(() => hear(site, found, events as readonly Delivered<never>[]));
  };
  return async (job) => {
    const delivery = deliveryOf(job);
    const [only, ...others] = delivery.listeners;
    if (only !== undefined && others.length === 0) return deliver(only, delivery);
    const failed: string[] = [];
    for (const name of delivery.listeners) {
      try {
        await deliver(name, delivery);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        site.log.error({ err: error, listener: name }, 'a listener failed and is tried again');
        failed.push(name);
      }
    }
    await tryAgain(
      site,
      delivery,
      failed.flatMap((name) => byName.get(name) ?? []),
    );
  };
}

async function hear(
  site: Site,
  { handle, handleAll }: Listener,
  events: readonly Delivered<never>[],
): Promise<void> {
  if (handleAll && events.length > 1) await handleAll(site, events);
  else for (const event of events) await handle(site, event);
}

/** Jobs of an earlier release name one listener each, and one event. */
function deliveryOf(job: Record<string, unknown>): Delivery {
  const { listener, listeners = [listener], eventID, payload, events = [{ eventID, payload }] } = job;
  return { listeners: listeners as string[], events: events as Delivery['events'] };
}

async function tryAgain(site: Site, delivery: Delivery, failed: readonly Listener[]): Promise<void> {
  if (failed.length === 0) return;
  await site.database.transaction(async (tx) => {
    for (const { name, kind } of failed)
      await site.jobs.enqueue(tx, deliveryJob(kind), { ...delivery, listeners: [name] });
  });
}
