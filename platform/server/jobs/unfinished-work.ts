// What was begun in steps is taken up again where nobody goes on with it: its job met a conflict for too long, failed for
// good, or its starter is no member any more.
import type { Queryable } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Check } from '../feature/operations.ts';
import type { WriteContext } from '../http/context.ts';
import { systemViewer } from '../sessions/identify.ts';
import type { Site } from '../site/site.ts';

export interface UnfinishedWork {
  /** `deletion of discussions`. */
  name: string;
  /** A statement: the `id` of each record that it is not finished for, and since when as `begun`. */
  records: Sql;
  /** Has it gone on by a job, as the system. However often that is asked for, nothing happens twice. */
  goOn(w: WriteContext, id: number): Promise<unknown>;
}

export const RESUME_JOB = 'resume-unfinished';

const MINUTES = 10;
const MOST = 100;

const unfinishedOf = (site: Site) => site.features.all.flatMap((feature) => feature.unfinishedWork ?? []);

async function idsOf(db: Queryable, { records }: UnfinishedWork, minutes: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select id from (${records}) unfinished
    where coalesce(begun, '-infinity') <= now() - ${minutes} * interval '1 minute'
    order by id limit ${sql.integer(MOST)}`);
  return rows.map(({ id }) => id);
}

export async function resumeUnfinished(site: Site, minutes = MINUTES): Promise<void> {
  for (const work of unfinishedOf(site))
    for (const id of await idsOf(site.database, work, minutes))
      await site.database.transaction((tx) => work.goOn(site.writeContext(tx, systemViewer(), 'en'), id));
  await scheduleResume(site, new Date(Date.now() + MINUTES * 60_000));
}

/** By one key for all processes: however many start, one run is waiting. */
export async function scheduleResume(site: Site, runAt?: Date): Promise<void> {
  await site.database.transaction((tx) =>
    site.jobs.enqueue(tx, RESUME_JOB, {}, { key: RESUME_JOB, ...(runAt && { runAt }) }),
  );
}

export const unfinishedCheck: Check = {
  name: 'unfinished work',
  run: async (site) => {
    const found: string[] = [];
    for (const work of unfinishedOf(site)) {
      const ids = await idsOf(site.database, work, 60);
      if (ids.length > 0) found.push(`${work.name}: ${ids.slice(0, 10).join(', ')}`);
    }
    return { ok: found.length === 0, message: report(found) };
  },
};

function report(found: readonly string[]): string {
  if (found.length === 0) return 'Nothing that was begun over an hour ago is still going on.';
  return `Begun over an hour ago and not finished: ${found.join('; ')}. It is taken up again every ${MINUTES} minutes; the log says what it meets.`;
}
