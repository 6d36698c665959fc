// Days are counted by a job, the latest first: each in a transaction of its own, so that one that is killed goes on where it
// was. What belongs to a day may still change for a while (first replies come, held posts are let through), so it is counted
// again until it is nine days old; today and yesterday every hour.
import { type Config, configSnapshot } from '../../../platform/server/config/config.ts';
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import { dailyCountSources } from '../../../platform/server/places/daily-counts.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { FIRST_DAY } from '../statistics.range.ts';

export const COUNT_JOB = 'count-days';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MOST_DAYS = 60;
const MOST_MS = 20_000;

export type CountingSite = { site: Site; config: Config };

export async function countingSite(site: Site): Promise<CountingSite> {
  return { site, config: await site.snapshots.get(configSnapshot) };
}

export const countDaysJob: SiteJob = async (site) => {
  const counting = await countingSite(site);
  const end = Date.now() + MOST_MS;
  const days = await dueDays(counting, MOST_DAYS + 1);
  let counted = 0;
  for (const day of days.slice(0, MOST_DAYS)) {
    await site.database.transaction((tx) => countDay(counting, tx, day));
    counted++;
    if (Date.now() > end) break;
  }
  await countLater(site, counted < days.length ? undefined : new Date(Date.now() + HOUR_MS));
};

/** By one key for all processes: however many start, one run is waiting. */
export async function countLater(site: Site, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, COUNT_JOB, {}, { key: COUNT_JOB, ...(runAt && { runAt }) }),
  );
}

/** The first day of anything that is counted, as `2026-11-28`. */
export async function firstDay({ site, config }: CountingSite): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const firsts: string[] = [today];
  for (const source of dailyCountSources.of({ site, config })) {
    const first = await source.first?.(site.database);
    if (first) firsts.push(new Date(first).toISOString().slice(0, 10));
  }
  const earliest = firsts.toSorted()[0] ?? today;
  return earliest < FIRST_DAY ? FIRST_DAY : earliest;
}

async function dueDays(counting: CountingSite, limit: number): Promise<string[]> {
  const first = await firstDay(counting);
  const rows = await counting.site.database.rows<{ day: string }>(sql`
    select all_days.day::date::text as day
    from generate_series(${first}::date, (now() at time zone 'utc')::date, interval '1 day') as all_days (day)
    left join counted_days c on c.day = all_days.day::date
    where c.day is null
      or (c.day >= (now() at time zone 'utc')::date - 1 and c.date_counted < now() - interval '50 minutes')
      or (c.date_counted < (c.day + 9)::timestamptz and c.date_counted < now() - interval '1 day')
    order by all_days.day desc limit ${sql.integer(limit)}`);
  return rows.map(({ day }) => day);
}

/** Its rows are made again: what it has afterwards is what there is. */
export async function countDay({ site, config }: CountingSite, tx: Transaction, day: string): Promise<void> {
  // Two that count the same day wait for each other here.
  await tx.execute(sql`
    insert into counted_days (day) values (${day}::date)
    on conflict (day) do update set date_counted = now()`);
  const rows = await countsOf({ site, config }, tx, new Date(`${day}T00:00:00Z`));
  await tx.execute(sql`delete from daily_counts where day = ${day}::date`);
  await tx.execute(sql`
    insert into daily_counts (day, name, category_id, count)
    select ${day}::date, name, category_id, count
    from unnest(${rows.map(({ name }) => name)}::text[], ${rows.map((row) => row.category_id)}::int[],
      ${rows.map(({ count }) => count)}::bigint[]) as counted (name, category_id, count)
    where count > 0`);
}

export async function countsOf({ site, config }: CountingSite, db: Queryable, from: Date) {
  const to = new Date(from.getTime() + DAY_MS);
  const rows = [];
  for (const source of dailyCountSources.of({ site, config }))
    rows.push(...(await source.count(db, from, to)));
  return rows;
}

/** Whatever was counted is counted again: after an import, whose posts are of days long past. */
export async function countAllAgain(db: Queryable): Promise<void> {
  await db.execute(sql`delete from counted_days`);
}
