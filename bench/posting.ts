// `npm run bench -- --posting --discussions=2000 --comments=1000`: comments into one thread and into a hundred, by several processes
// that ask: how many a second, what each takes of the server and the database, what they wait for, and whether the
// counters are what a recount finds.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../platform/server/db/sql.ts';
import type { Site } from '../platform/server/site/site.ts';
import { recount } from './bulk-acts.ts';
import { type Generator, startGenerator } from './generator-process.ts';
import type { LoadJob, LoadResult } from './load-generator.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type SignedIn, signInMembers } from './synthetic-site.ts';

const GENERATORS = 4;
const WARM_UP_COMMENTS = 600;
const SAMPLE_MS = 50;
const SHOWN = 60;

interface Posting {
  site: Site;
  server: ServerProcess;
  generators: { generator: Generator; writer: SignedIn }[];
  connections: number;
}

export async function measurePosting(
  site: Site,
  dataDirectory: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<void> {
  const writers = await signInMembers(site, GENERATORS);
  // No flood limit stops them.
  await site.database.execute(
    sql`update users set admin = 1 where user_id = any(${writers.map(({ userID }) => userID)})`,
  );
  const discussions = await site.database.rows<{ id: number }>(
    sql`select discussion_id as id from discussions order by 1 limit 100`,
  );
  const ids = discussions.map(({ id }) => id);
  await recount(site, false);
  const server = await startServer(dataDirectory);
  const generators = writers.map((writer) => ({ generator: startGenerator(), writer }));
  try {
    const posting = { site, server, generators, connections };
    for (const among of [ids.slice(0, 1), ids]) {
      await post(posting, among, { requests: WARM_UP_COMMENTS / GENERATORS, milliseconds: 60_000 });
      await measure(posting, among, seconds);
    }
  } finally {
    for (const { generator } of generators) generator.stop();
    await server.stop();
  }
}

async function measure(posting: Posting, among: readonly number[], seconds: number): Promise<void> {
  const { site, server } = posting;
  const before = server.cpu();
  const sampling = new AbortController();
  const waits = waitsOf(site, sampling.signal);
  const results = await post(posting, among, {
    requests: Number.MAX_SAFE_INTEGER,
    milliseconds: seconds * 1000,
  });
  sampling.abort();
  const after = await afterJobs(posting);
  const wrong = await recount(site, true);
  const sum = (of: (result: LoadResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  const answered = sum((result) => result.answered);
  const perComment = (part: 'server' | 'database') =>
    `${(((after[part] - before[part]) * 1000) / answered).toFixed(2)} ms`;
  const shares = results.map(({ ownCpu, elapsed }) => `${((100 * ownCpu) / elapsed).toFixed(0)} %`);
  process.stdout.write(
    `${answered} comments into ${among.length}: ${(answered / seconds).toFixed(0)} a second, ` +
      `p50 ${(sum(({ p50 }) => p50) / results.length).toFixed(1)} ms, p99 ${Math.max(...results.map(({ p99 }) => p99)).toFixed(1)} ms, ` +
      `${sum(({ failures }) => failures)} failed; of the server ${perComment('server')} each, of the database ${perComment('database')}\n` +
      `  the generators took ${shares.join(', ')} of a core; ` +
      `counters that a recount changes: ${wrong.join(', ') || 'none'}\n`,
  );
  for (const [what, share] of await waits)
    process.stdout.write(`  ${(100 * share).toFixed(0)} % of what works waits: ${what}\n`);
}

function post(
  { server, generators, connections }: Posting,
  among: readonly number[],
  until: Pick<LoadJob, 'requests' | 'milliseconds'>,
): Promise<LoadResult[]> {
  const port = Number(new URL(server.url).port);
  return Promise.all(
    generators.map(({ generator, writer: { cookie } }) =>
      generator.generate({
        ...{
          port,
          among,
          startsAt: Math.floor(Math.random() * 1e9),
          method: 'POST',
          path: '/api/v2/comments',
        },
        connections: Math.ceil(connections / GENERATORS),
        headers: {
          cookie,
          origin: server.url,
          'x-requested-with': 'parley',
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          discussionID: '{among}',
          format: 'markdown',
          body: 'Comment number {at}, with **some** words and a [link](https://example.org/{at}).',
        }),
        ...until,
      }),
    ),
  );
}

/** What they leave behind is theirs. */
async function afterJobs({ site, server }: Posting): Promise<ReturnType<ServerProcess['cpu']>> {
  const due = sql`select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1`;
  while (await site.database.row(due)) await pause(SAMPLE_MS);
  return server.cpu();
}

/** Of the statements and commits seen at work, the share that waits, by what for. */
async function waitsOf(site: Site, signal: AbortSignal): Promise<[string, number][]> {
  const seen = new Map<string, number>();
  let all = 0;
  while (!signal.aborted) {
    const rows = await site.database.rows<{ what: string | null; count: number }>(sql`
      select case when wait_event is not null then
          wait_event || ' in ' || left(regexp_replace(ltrim(query, E' \\n'), '\\s+', ' ', 'g'), ${SHOWN}::int) end as what,
        count(*)::int as count
      from pg_stat_activity
      where state = 'active' and application_name = 'parley' and pid <> pg_backend_pid() group by 1`);
    for (const { what, count } of rows) {
      all += count;
      if (what !== null) seen.set(what, (seen.get(what) ?? 0) + count);
    }
    await pause(SAMPLE_MS);
  }
  const shares = [...seen].map(([what, count]): [string, number] => [what, count / all]);
  return shares.sort(([, a], [, b]) => b - a).slice(0, 5);
}
