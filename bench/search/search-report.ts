// The table of a run, what it is beside an earlier one, and both as a file.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Site } from '../../platform/server/site/site.ts';
import type { BesideSearches } from '../beside-searches.ts';
import { compareRankings } from './compare-rankings.ts';
import type { MeasuredSearch } from './search-measure.ts';

export interface SearchRun {
  posts: number;
  searches: MeasuredSearch[];
  besideReaders: BesideSearches[];
}

export function writeRun(file: string, run: SearchRun): void {
  writeFileSync(file, `${JSON.stringify(run, null, 1)}\n`);
  process.stdout.write(`Written to ${file}.\n`);
}

export function readRun(file: string): SearchRun {
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRun;
}

export function printRun({ posts, searches }: SearchRun): void {
  process.stdout.write(`\n${searches.length} searches of ${posts} posts, ms of the processor\n`);
  const groups = {
    ...Object.groupBy(searches, ({ kind, filter }) => (filter === '' ? kind : filter.replace(/=.*/, ''))),
    'as guest': searches.filter(({ viewer, filter }) => viewer === 'guest' && filter === ''),
    'as member': searches.filter(({ viewer, filter }) => viewer === 'member' && filter === ''),
    all: searches,
  };
  for (const [name, group] of Object.entries(groups))
    process.stdout.write(
      `${name.padEnd(18)} ${String(group?.length).padStart(4)}  database ${spread(group, 'database')}  server ${spread(group, 'server')}  until answered ${spread(group, 'waited')}\n`,
    );
  const known = searches.filter(isOfKnownItem);
  process.stdout.write(
    `Looked for by words of its title: ${share(known, ({ place = 0 }) => place > 0)} among the first ten, mean reciprocal rank ${reciprocalRank(known).toFixed(3)}\n`,
  );
  const slowest = [...searches].sort((a, b) => b.database - a.database).slice(0, 8);
  for (const { text, filter, viewer, database, server } of slowest)
    process.stdout.write(
      `  ${database.toFixed(1)} and ${server.toFixed(1)}: ${text} ${filter} (${viewer})\n`,
    );
}

export async function printBeside(site: Site, before: SearchRun, after: SearchRun): Promise<void> {
  const keyOf = ({ text, filter, viewer }: MeasuredSearch) => `${viewer} ${filter} ${text}`;
  const earlier = new Map(before.searches.map((each) => [keyOf(each), each]));
  const pairs = after.searches.flatMap((each) => {
    const was = earlier.get(keyOf(each));
    return was ? [{ ...each, was }] : [];
  });
  process.stdout.write(`\nBeside the run before, of ${pairs.length} searches that both made\n`);
  for (const [kind, group = []] of Object.entries(Object.groupBy(pairs, ({ kind }) => kind)))
    process.stdout.write(`${kind.padEnd(18)} the same among the first ten: ${overlap(group).toFixed(3)}\n`);
  const compared = pairs.map(({ text, found, was }) => ({ text, before: was.found, after: found }));
  const differing = compared.filter(({ before, after }) => before.join() !== after.join());
  const { better, worse, asGood, ...sums } = await compareRankings(site, differing);
  process.stdout.write(
    `${pairs.length - differing.length} lists are the same, ${asGood} as good, ${better} better and ${worse} worse; all that differ: ${sums.before.toFixed(0)} before, ${sums.after.toFixed(0)} after\n`,
  );
  const known = pairs.filter(isOfKnownItem);
  process.stdout.write(
    `Mean reciprocal rank ${reciprocalRank(known.map(({ was }) => was)).toFixed(3)} before, ${reciprocalRank(known).toFixed(3)} after\n`,
  );
}

function spread(group: readonly MeasuredSearch[] | undefined, key: 'database' | 'server' | 'waited'): string {
  const times = (group ?? []).map((each) => each[key]).sort((a, b) => a - b);
  const at = (part: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} p95 ${at(0.95)} max ${at(1)}`;
}

function overlap(pairs: readonly (MeasuredSearch & { was: MeasuredSearch })[]): number {
  const shares = pairs.map(({ found, was }) => {
    const most = Math.max(found.length, was.found.length);
    return most === 0 ? 1 : found.filter((each) => was.found.includes(each)).length / most;
  });
  return mean(shares);
}

/** Of those who see all that is looked for. */
function isOfKnownItem({ place, filter, viewer }: MeasuredSearch): boolean {
  return place !== undefined && filter === '' && viewer === 'member';
}

function reciprocalRank(known: readonly MeasuredSearch[]): number {
  return mean(known.map(({ place = 0 }) => (place > 0 ? 1 / place : 0)));
}

function share(known: readonly MeasuredSearch[], holds: (each: MeasuredSearch) => boolean): string {
  return `${known.filter(holds).length} of ${known.length}`;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
