// `npm run bench`: what pages, answers and posts cost, beside the bare limits of the same machine in the same run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSite } from '../app/open-site.ts';
import { sql } from '../platform/server/db/sql.ts';
import { readEnvironment } from '../platform/server/site/environment.ts';
import { bareHttp, bareSql } from './bare-limits.ts';
import { measureBesideSearches, printBesideSearches } from './beside-searches.ts';
import { measureBulkActs } from './bulk-acts.ts';
import { measureCaches } from './caches.ts';
import { measureLiveConnections } from './live-connections.ts';
import { measureLoad } from './load.ts';
import { measureManyFollowers } from './many-followers.ts';
import { printOneComment } from './one-comment.ts';
import { measurePosting } from './posting.ts';
import { recordStatements } from './recorded-statements.ts';
import { printFar, printReport, type ReportRow } from './report.ts';
import { NEAR_AND_FAR, scenarios } from './scenarios.ts';
import { benchSearches } from './search/search-bench.ts';
import { startServer } from './server-process.ts';
import { type Filled, fillWithSynthetic } from './synthetic-site.ts';

const discussions = numberOption('discussions', 100_000);
const comments = numberOption('comments', 100_000);
const seconds = numberOption('seconds', 4);
const connections = numberOption('connections', 16);

/** A site that is there already, to be measured instead of a made-up one. It is written into: give a copy. */
const givenSite = textOption('site');
const dataDirectory = givenSite ?? (await mkdtemp(join(tmpdir(), 'parley-bench-')));
const environment = readEnvironment({ PARLEY_DATA: dataDirectory, PARLEY_LOG_LEVEL: 'error', PORT: '0' });
// To fill it takes long.
const opened = await openSite(environment, { statementTimeout: 30 * 60_000 });
try {
  if (givenSite === undefined) await measureMadeUp();
  else await measureSearch();
} finally {
  await opened.close();
  if (givenSite === undefined) await rm(dataDirectory, { recursive: true, force: true });
}
process.exit(0);

async function measureMadeUp(): Promise<void> {
  process.stdout.write(
    `Filling a site with ${discussions} discussions and a thread of ${comments} comments …\n`,
  );
  const filled = await fillWithSynthetic(opened.site, { discussions, comments });
  if (process.argv.includes('--search')) await measureSearch();
  else if (process.argv.includes('--posting'))
    await measurePosting(opened.site, dataDirectory, { connections, seconds });
  else if (process.argv.includes('--bulk')) await measureBulkActs(opened.site, dataDirectory, filled);
  else if (process.argv.includes('--caches'))
    await measureCaches(dataDirectory, filled, { connections, seconds });
  else if (process.argv.includes('--live')) await measureLiveConnections(dataDirectory, filled, opened.site);
  else if (process.argv.includes('--followers'))
    await measureManyFollowers(opened.site, dataDirectory, filled);
  else await measureRequests(filled);
}

function measureSearch(): Promise<void> {
  return benchSearches(opened, dataDirectory, {
    seconds,
    out: textOption('out'),
    before: textOption('before'),
  });
}

async function measureRequests(filled: Filled): Promise<void> {
  const posting = scenarios(filled).find(({ method }) => method === 'POST');
  if (posting) await printOneComment(opened.site, posting, filled);
  const server = await startServer(dataDirectory);
  try {
    const rows: ReportRow[] = [];
    for (const scenario of scenarios(filled)) {
      process.stdout.write(`  ${scenario.name} …\n`);
      const statements = await recordStatements(opened.site, scenario, filled);
      const load = await measureLoad(server, scenario, filled, { connections, seconds });
      const bare =
        scenario.beside === 'bytes'
          ? await bareHttp(load.sample, { connections, seconds })
          : await bareSql(opened.site, statements, seconds);
      rows.push({
        scenario: scenario.name,
        load,
        bare,
        statements: statements.length,
        kind: scenario.beside === 'bytes' ? 'http' : 'sql',
      });
    }
    printReport(rows);
    printFar(rows, NEAR_AND_FAR);
    const path = filled.longDiscussion.path;
    printBesideSearches(await measureBesideSearches(server.url, path, setAtOnce, seconds));
  } finally {
    await server.stop();
  }
}

async function setAtOnce(atOnce: number): Promise<void> {
  await opened.site.database.execute(sql`
    insert into config_values (key, value) values ('heavyReads.atOnce', ${JSON.stringify(atOnce)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
  opened.site.invalidate(['config']);
  // The server is notified by the database.
  await new Promise((resolve) => setTimeout(resolve, 500));
}

function textOption(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

function numberOption(name: string, fallback: number): number {
  const given = textOption(name);
  const value = given === undefined ? fallback : Number(given);
  if (!Number.isInteger(value) || value < 1) {
    process.stderr.write(
      `--${name}=${given} is not usable. Give a whole number, for example --${name}=${fallback}.\n`,
    );
    process.exit(2);
  }
  return value;
}
