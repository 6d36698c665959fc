// `npm run bench -- --search`: two hundred searches of real text, and fifty at once beside readers.
import type { OpenSite } from '../../app/open-site.ts';
import { discussionPath } from '../../features/discussions/discussion.address.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { Site } from '../../platform/server/site/site.ts';
import { type BesideSearches, printBesideSearches, readBeside } from '../beside-searches.ts';
import { startServer } from '../server-process.ts';
import { measureSearches, searchAddress } from './search-measure.ts';
import { type BenchQuery, benchQueries } from './search-queries.ts';
import { printBeside, printRun, readRun, type SearchRun, writeRun } from './search-report.ts';
import { searchViewers } from './search-viewers.ts';

export interface SearchBenchOptions {
  seconds: number;
  /** Where the run is written, and an earlier one to compare with. */
  out: string | undefined;
  before: string | undefined;
}

const AT_ONCE = 50;
/** Milliseconds between two searches of one. */
const PAUSE = 5000;
/** Milliseconds between two requests of a reader. */
const READ_EVERY = 50;
/** Without searches and beside them, in turns: what the neighbours on the machine do strikes both. */
const ROUNDS = 3;
const BESIDE = [
  ['nobody', 0, 0],
  [`every ${PAUSE / 1000} s`, AT_ONCE, PAUSE],
  ['without a pause', AT_ONCE, 0],
] as const;

export async function benchSearches(
  { site }: Pick<OpenSite, 'site'>,
  dataDirectory: string,
  { seconds, out, before }: SearchBenchOptions,
): Promise<void> {
  const queries = await benchQueries(site);
  const viewers = await searchViewers(site);
  const counted = await site.database.row<{ posts: number }>(sql`
    select ((select count(*) from discussions) + (select count(*) from comments))::int as posts`);
  const searches = await measureSearches(site, dataDirectory, queries, viewers);
  const measured: SearchRun = { posts: counted?.posts ?? 0, searches, besideReaders: [] };
  printRun(measured);
  if (before !== undefined) await printBeside(site, readRun(before), measured);
  const run = { ...measured, besideReaders: await besideFifty(site, dataDirectory, queries, seconds) };
  printBesideSearches(run.besideReaders, AT_ONCE);
  printSlowing(run.besideReaders);
  if (out !== undefined) writeRun(out, run);
}

async function besideFifty(
  site: Site,
  dataDirectory: string,
  queries: readonly BenchQuery[],
  seconds: number,
) {
  const thread = await site.database.row<{ id: number; name: string }>(sql`
    select discussion_id as id, name from discussions order by count_comments desc, 1 limit 1`);
  const path = discussionPath({ discussionID: thread?.id ?? 0, name: thread?.name ?? '' });
  const server = await startServer(dataDirectory);
  let at = 0;
  const search = () => searchAddress(queries[at++ % queries.length] as BenchQuery);
  try {
    const rounds = [];
    await readBeside('warm up', server.url, path, { searches: 4, search, seconds });
    for (let round = 1; round <= ROUNDS; round++)
      for (const [name, searches, pause] of BESIDE)
        rounds.push(
          await readBeside(`${round}: ${name}`, server.url, path, {
            ...{ searches, search, seconds, pause },
            every: READ_EVERY,
          }),
        );
    return rounds;
  } finally {
    await server.stop();
  }
}

/** The median of the rounds' p99, beside that of the rounds in which nobody searched. */
function printSlowing(rounds: readonly BesideSearches[]): void {
  const median = (name: string, kind: 'fresh' | 'cached') => {
    const times = rounds.filter((each) => each.name.endsWith(`: ${name}`)).map((each) => each[kind].p99);
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  };
  const [alone = '', ...searching] = BESIDE.map(([name]) => name);
  for (const name of searching)
    process.stdout.write(
      `p99 of reading while they search ${name}, times that without: uncached ${(median(name, 'fresh') / median(alone, 'fresh')).toFixed(2)}, cached ${(median(name, 'cached') / median(alone, 'cached')).toFixed(2)}\n`,
    );
}
