// What reading costs while thirty guests search for a common word: in turns, and with as many searches at once as there are.
import { Agent } from 'node:http';
import { send } from './load.ts';

export interface BesideSearches {
  name: string;
  fresh: { p50: number; p99: number };
  cached: { p50: number; p99: number };
  searches: number;
  refused: number;
}

const SEARCHES = 30;
const RUNS = 3;

export async function measureBesideSearches(
  url: string,
  path: string,
  setAtOnce: (atOnce: number) => Promise<void>,
  seconds: number,
): Promise<BesideSearches[]> {
  let at = 0;
  const search = () => `/api/v2/search?query=boat&limit=5&page=${1 + (at++ % 100)}`;
  const measured = [await readBeside('no searches', url, path, { searches: 0, search, seconds })];
  for (let run = 1; run <= RUNS; run++)
    for (const atOnce of [2, SEARCHES]) {
      await setAtOnce(atOnce);
      measured.push(
        await readBeside(`run ${run}, ${atOnce} at once`, url, path, { searches: SEARCHES, search, seconds }),
      );
    }
  await setAtOnce(2);
  return measured;
}

export interface Searching {
  /** So many search. */
  searches: number;
  search: () => string;
  seconds: number;
  /** Milliseconds in which each reads what they found; absent: they search without a pause. */
  pause?: number;
  /** Milliseconds between two requests of a reader: a steady rate, whatever the searches leave. Absent: as fast as they are answered. */
  every?: number;
}

/** One who reads what is cached, one who reads what is made for them, and those who search. */
export async function readBeside(
  name: string,
  url: string,
  path: string,
  { searches, search, seconds, pause, every }: Searching,
): Promise<BesideSearches> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  let at = 0;
  const again = async (address: () => string, isFresh: boolean, rest = 0, after = 0, isSteady = false) => {
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
    const answers: { status: number; took: number }[] = [];
    while (performance.now() < end) {
      const startedAt = performance.now();
      const { status } = await send(
        agent,
        url + address(),
        { method: 'GET', as: 'guest', isFresh },
        undefined,
        0,
      );
      answers.push({ status, took: performance.now() - startedAt });
      const wait = isSteady ? rest - (performance.now() - startedAt) : rest;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return answers;
  };
  const [fresh, cached, ...searched] = await Promise.all([
    again(() => `${path}?fresh=${name.replace(/\W/g, '')}${at++}`, true, every, 0, true),
    again(() => path, false, every, 0, true),
    ...Array.from({ length: searches }, (_, who) =>
      again(search, true, pause, ((pause ?? 0) * who) / searches),
    ),
  ]);
  agent.destroy();
  const all = searched.flat();
  return {
    name,
    fresh: middleAndWorst(fresh),
    cached: middleAndWorst(cached),
    searches: all.filter(({ status }) => status === 200).length,
    refused: all.filter(({ status }) => status === 503).length,
  };
}

function middleAndWorst(answers: readonly { took: number }[]) {
  const times = answers.map(({ took }) => took).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

export function printBesideSearches(rows: readonly BesideSearches[], searches = SEARCHES): void {
  process.stdout.write(`\nReading a thread beside ${searches} who search, ms\n`);
  for (const { name, fresh, cached, searches, refused } of rows)
    process.stdout.write(
      `${name.padEnd(20)}  uncached p50 ${fresh.p50.toFixed(1)} p99 ${fresh.p99.toFixed(1)}  cached p50 ${cached.p50.toFixed(1)} p99 ${cached.p99.toFixed(1)}  ${searches} searches, ${refused} asked to come back\n`,
    );
}
