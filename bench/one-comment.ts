// What one comment asks of the database: the statements of its call, how often it is waited for, and the jobs it leaves behind.
import type pg from 'pg';
import { sql } from '../platform/server/db/sql.ts';
import { createServer } from '../platform/server/http/server.ts';
import type { Site } from '../platform/server/site/site.ts';
import { cookieOf } from './load.ts';
import type { Scenario } from './scenarios.ts';
import type { Filled } from './synthetic-site.ts';

interface Job {
  id: number;
  name: string;
  listeners: string | null;
}

const SHOWN = 110;

/** To be run while nobody works at jobs. */
export async function printOneComment(site: Site, scenario: Scenario, filled: Filled): Promise<void> {
  const app = await createServer({ site, pageRoutes: [], renderPage: () => '', exposesCost: true });
  const ask = (at: number) =>
    app.inject({
      method: 'POST',
      url: scenario.path,
      headers: {
        ...cookieOf(scenario, filled),
        origin: new URL(site.url).origin,
        'x-requested-with': 'parley',
      },
      payload: scenario.body?.(at) ?? {},
    });
  try {
    // What is cached is asked for once.
    await ask(1);
    const known = new Set((await waitingJobs(site)).map(({ id }) => id));
    const { statements, answer } = await whileRecorded(site, () => ask(2));
    const jobs = (await waitingJobs(site)).filter(({ id }) => !known.has(id));
    const { 'x-round-trips': roundTrips } = answer.headers;
    process.stdout.write(
      `\nOne comment: ${statements.length} statements in ${roundTrips} round trips and one for the session, ${jobs.length} jobs\n`,
    );
    for (const text of statements)
      process.stdout.write(`  ${text.replace(/\s+/g, ' ').trim().slice(0, SHOWN)}\n`);
    for (const { name, listeners } of jobs)
      process.stdout.write(`  job ${name}${listeners === null ? '' : `: ${listeners}`}\n`);
  } finally {
    await app.close();
  }
}

function waitingJobs(site: Site): Promise<Job[]> {
  return site.database.rows<Job>(sql`
    select job.id::int, task.identifier as name, job.payload ->> 'listeners' as listeners
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    order by job.id desc limit 100`);
}

/** Of every connection: those of a transaction are asked of its own. */
async function whileRecorded<T>(
  site: Site,
  work: () => Promise<T>,
): Promise<{ statements: string[]; answer: T }> {
  const statements: string[] = [];
  const wrapped: (() => void)[] = [];
  const record = (client: pg.PoolClient) => {
    const { query } = client;
    const asking = client as unknown as { query: (...asked: unknown[]) => unknown };
    asking.query = (...asked) => {
      const [question] = asked as [string | { text: string }];
      statements.push(typeof question === 'string' ? question : question.text);
      return (query as (...given: unknown[]) => unknown).apply(client, asked);
    };
    wrapped.push(() => Object.assign(client, { query }));
  };
  const seen = new Set<pg.PoolClient>();
  const once = (client: pg.PoolClient) => {
    if (seen.has(client)) return;
    seen.add(client);
    record(client);
  };
  site.database.pool.on('acquire', once);
  try {
    return { answer: await work(), statements };
  } finally {
    site.database.pool.off('acquire', once);
    for (const restore of wrapped) restore();
  }
}
