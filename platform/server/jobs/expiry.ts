// What is of no use any more after its time is removed every hour, in bites that hold nobody up.
import type { Queryable } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Expiry } from '../feature/operations.ts';
import { idempotencyExpiry } from '../http/idempotency.ts';
import { mailExpiry } from '../mail/mail-health.ts';
import type { Site } from '../site/site.ts';

export const EXPIRY_JOB = 'remove-expired';

const HOUR_MILLISECONDS = 3600_000;
const BITE = 1000;

/** Every change leaves an event; whoever listens had it as a job long since. */
const events: Expiry = {
  name: 'events',
  remove: (db, limit) =>
    db.execute(sql`
      delete from events where event_id in (
        select event_id from events where date_inserted < now() - interval '30 days' limit ${sql.integer(limit)})`),
};

export async function removeExpired(site: Site): Promise<void> {
  const expiries = [
    events,
    idempotencyExpiry,
    mailExpiry,
    ...site.features.all.flatMap((feature) => feature.expiries ?? []),
  ];
  for (const expiry of expiries) await removeAll(site.database, expiry);
  await scheduleExpiry(site, new Date(Date.now() + HOUR_MILLISECONDS));
}

async function removeAll(db: Queryable, expiry: Expiry): Promise<void> {
  let removed: number;
  do removed = await expiry.remove(db, BITE);
  while (removed >= BITE);
}

/** By one key for all processes: however many start, one run is waiting. */
export async function scheduleExpiry(site: Site, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, EXPIRY_JOB, {}, { key: EXPIRY_JOB, ...(runAt && { runAt }) }),
  );
}
