// `npm run bench -- --search`: two hundred searches of real text, and fifty at once beside readers.
import type { OpenSite } from '../../app/open-site.ts';
import { discussionPath } from '../../features/discussions/discussion.address.ts';
import { sql } from '../../platform/server/db/sql.ts';
import type { Site } from '../../platform/server/site/site.ts';
import { printBesideSearches, readBeside } from '../beside-searches.ts';
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
  const besideReaders = await besideFifty(site, dataDirectory, queries, seconds);
  const run: SearchRun = { posts: counted?.posts ?? 0, searches, besideReaders };
  printRun(run);
  printBesideSearches(besideReaders, AT_ONCE);
  if (before !== undefined) printBeside(readRun(before), run);
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
          await readBeside(`${round}: ${name}`, server.url, path, { searches, search, seconds, pause }),
        );
    return rounds;
  } finally {
    await server.stop();
  }
}
