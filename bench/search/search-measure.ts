// What each search takes of the processor, in the database and in the server, and what it finds first.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../platform/server/db/sql.ts';
import { createServer } from '../../platform/server/http/server.ts';
import { clusterFolderOf } from '../../platform/server/postgres/postgres-cluster.ts';
import type { Site } from '../../platform/server/site/site.ts';
import type { BenchQuery } from './search-queries.ts';
import type { SearchViewers } from './search-viewers.ts';

export interface MeasuredSearch extends BenchQuery {
  viewer: keyof SearchViewers;
  filter: string;
  /** Milliseconds of the processor, and until the answer was there. */
  database: number;
  server: number;
  waited: number;
  /** The first ten, as the search page shows them. */
  found: string[];
  /** The place of the discussion that was looked for; 0: not among the first ten. */
  place?: number;
}

/** The least of so many counts: what others on the machine took is not counted. */
const TIMES = 3;
/** Every so many of the searches are asked with each filter as well. */
const FILTERED = 5;

export async function measureSearches(
  site: Site,
  dataDirectory: string,
  queries: readonly BenchQuery[],
  viewers: SearchViewers,
): Promise<MeasuredSearch[]> {
  const app = await createServer({ site, pageRoutes: [], renderPage: () => '' });
  const databaseTime = databaseProcesses(dataDirectory);
  const ask = async (query: BenchQuery, viewer: keyof SearchViewers, filter: string) => {
    const started = { database: databaseTime(), server: process.cpuUsage(), at: performance.now() };
    const answer = await app.inject({ url: searchAddress(query) + filter, headers: viewers[viewer] });
    const waited = performance.now() - started.at;
    const { user, system } = process.cpuUsage(started.server);
    if (answer.statusCode !== 200) throw new Error(`${searchAddress(query)} answered ${answer.statusCode}`);
    const found = (answer.json() as { recordType: string; recordID: number; discussionID?: number }[]) ?? [];
    return {
      times: { database: databaseTime() - started.database, server: (user + system) / 1000, waited },
      found,
    };
  };
  try {
    const filters = await filtersOf(site);
    const asked = queries.flatMap((query, at) => [
      ...(['guest', 'member'] as const).map((viewer) => ({ query, viewer, filter: '' })),
      ...(at % FILTERED === 0 ? filters.map((filter) => ({ query, viewer: 'guest' as const, filter })) : []),
    ]);
    // The engine compiles what runs often, and the database reads what it needs.
    for (const { query, viewer, filter } of asked.slice(0, 100)) await ask(query, viewer, filter);
    const measured: MeasuredSearch[] = [];
    for (const { query, viewer, filter } of asked) {
      const answers: Awaited<ReturnType<typeof ask>>[] = [];
      for (let time = 0; time < TIMES; time++) answers.push(await ask(query, viewer, filter));
      const found = answers[0]?.found ?? [];
      const least = (key: 'database' | 'server' | 'waited') =>
        Math.min(...answers.map(({ times }) => times[key]));
      measured.push({
        ...{ ...query, viewer, filter, database: least('database'), server: least('server') },
        waited: least('waited'),
        found: found.map(({ recordType, recordID }) => `${recordType}:${recordID}`),
        ...(query.knownItem !== undefined && {
          place: 1 + found.findIndex(({ discussionID }) => discussionID === query.knownItem),
        }),
      });
    }
    return measured;
  } finally {
    await app.close();
  }
}

export function searchAddress({ text }: Pick<BenchQuery, 'text'>): string {
  return `/api/v2/search?query=${encodeURIComponent(text)}&collapse=true&expand=insertUser,breadcrumbs,excerpt,-body`;
}

/** By category, tag, author and date: the busiest of each. */
async function filtersOf(site: Site): Promise<string[]> {
  const row = await site.database.row<{
    category: number;
    author: number;
    tag: string | null;
    date: string;
  }>(sql`
    select (select category_id from discussions group by 1 order by count(*) desc, 1 limit 1) as category,
      (select insert_user_id from comments group by 1 order by count(*) desc, 1 limit 1) as author,
      (select urlcode from tags join discussion_tags using (tag_id) group by tag_id order by count(*) desc, tag_id limit 1) as tag,
      (select to_char(max(date_inserted) - interval '1 year', 'YYYY-MM-DD') from comments) as date`);
  if (!row) return [];
  return [
    `&categoryID=${row.category}`,
    `&insertUserIDs=${row.author}`,
    `&dateInserted=${encodeURIComponent(`>${row.date}`)}`,
    ...(row.tag ? [`&tags=${encodeURIComponent(row.tag)}`] : []),
  ];
}

/** Milliseconds of processor time of the site's own database, of all its processes, to a thousandth. */
function databaseProcesses(dataDirectory: string): () => number {
  const postmaster = readFileSync(join(clusterFolderOf(dataDirectory), 'postmaster.pid'), 'utf8').split(
    '\n',
  )[0];
  const parentOf = (pid: string) => /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return () => {
    let nanoseconds = 0;
    for (const pid of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      try {
        if (pid === postmaster || parentOf(pid) === postmaster)
          nanoseconds += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
      } catch {
        // The process ended between the two readings.
      }
    }
    return nanoseconds / 1e6;
  };
}
