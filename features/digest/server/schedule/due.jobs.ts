// Whose digest is due is found every few minutes, some hundred members at a time. What is scheduled, when they have the next
// one, and the jobs that send them commit together: a process that is killed has it done again, and nobody gets two.
import { configSnapshot } from '../../../../platform/server/config/config.ts';
import type { Transaction } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { digestConfig } from '../digest.config.ts';
import { digestTimes } from './digest-times.ts';
import { type DueRow, storeNext } from './schedule.actions.ts';

export const DUE_JOB = 'find-due-digests';
export const SEND_JOB = 'send-digest';

const BATCH = 500;
const EVERY_MS = 5 * 60_000;
/** A site that was away for longer tells of it in the next one. */
const LATEST_HOURS = { daily: 12, weekly: 72, monthly: 72 };

interface Due extends DueRow {
  date_next: string;
}

export const dueJob: SiteJob = async (site) => {
  const count = await site.database.transaction((tx) => scheduleBatch(site, tx));
  await lookAgain(site, count === BATCH ? undefined : new Date(Date.now() + EVERY_MS));
};

/** By one key for all processes: however many start, one look is waiting. */
export async function lookAgain(site: Site, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, DUE_JOB, {}, { key: DUE_JOB, ...(runAt && { runAt }) }),
  );
}

async function scheduleBatch(site: Site, tx: Transaction): Promise<number> {
  const config = await site.snapshots.get(configSnapshot);
  const due = await tx.rows<Due>(sql`
    select s.user_id, s.frequency, s.day_of_week, s.hour, s.date_next, u.time_zone
    from digest_subscriptions s join users u using (user_id)
    where s.date_next <= now() order by s.date_next, s.user_id
    limit ${sql.integer(BATCH)} for update of s skip locked`);
  const frequencyOf = (row: Due) => digestTimes(config, row).frequency;
  const isLate = (row: Due) =>
    Date.now() - Date.parse(row.date_next) > LATEST_HOURS[frequencyOf(row)] * 3_600_000;
  if (config.get(digestConfig.enabled)) {
    const wanted = due.filter((row) => !isLate(row));
    await deliver(site, tx, wanted, wanted.map(frequencyOf));
  }
  await storeNext(tx, due, (row) => digestTimes(config, row));
  return due.length;
}

async function deliver(
  site: Site,
  tx: Transaction,
  rows: readonly Due[],
  frequencies: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const made = await tx.rows<{ delivery_id: number }>(sql`
    insert into digest_deliveries (user_id, date_scheduled, frequency)
    select * from unnest(${rows.map((row) => row.user_id)}::int[], ${rows.map((row) => row.date_next)}::timestamptz[],
      ${[...frequencies]}::text[])
    on conflict (user_id, date_scheduled) do nothing returning delivery_id`);
  if (made.length === 0) return;
  await tx.execute(sql`
    insert into digest_runs as run (date_scheduled, total_subscribers)
    select date_trunc('hour', date_scheduled), count(*)::int from digest_deliveries
    where delivery_id = any(${made.map((row) => row.delivery_id)}) group by 1
    on conflict (date_scheduled) do update set total_subscribers = run.total_subscribers + excluded.total_subscribers`);
  await site.jobs.enqueueAll(
    tx,
    SEND_JOB,
    made.map(({ delivery_id }) => ({
      payload: { deliveryID: delivery_id },
      key: `${SEND_JOB}:${delivery_id}`,
    })),
  );
}
