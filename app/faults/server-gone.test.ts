// The server is killed under eight who write, ten times: what it acknowledged is there, the jobs it was at go on, and it
// is back within five seconds.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { expectAllStored, expectJobsDone, log, setUp, startWriters } from '../testing/writers.ts';

/** From its start until it answers. */
const RECOVERY_MS = 5000;

let server: BuiltServer;
let discussionID: number;
beforeAll(async () => {
  server = await startBuiltServer();
  discussionID = await setUp(server);
}, 90_000);
afterAll(() => server?.close(), 30_000);

it('keeps what it acknowledged, and goes on with its jobs', async () => {
  const writers = await startWriters([server], discussionID, 'killed');
  const starts: Start[] = [];
  for (let number = 1; number <= 10; number++) {
    await writers.untilWritten(10 + Math.round(Math.random() * 20));
    server.process.kill('SIGKILL');
    await exitOf(server.process);
    starts.push(await startAgain());
    await writers.untilWritten();
  }
  log(`killed ten times: ${writers.acknowledged.size} acknowledged, load ${loadavg()[0]?.toFixed(1)}`);
  log(`ready after ${starts.map(({ milliseconds }) => milliseconds).join(', ')} ms`);
  log(`without the wait for a processor ${starts.map(ownTime).join(', ')} ms, of ${RECOVERY_MS}`);
  expect(Math.max(...starts.map(ownTime))).toBeLessThan(RECOVERY_MS);
  await writers.stop();
  expect(writers.wrong).toEqual([]);
  await expectAllStored(server, writers);
  await expectJobsDone(server);
}, 240_000);

interface Start {
  milliseconds: number;
  /** Of these it was ready to run, and others had the processors. */
  waited: number;
}

async function startAgain(): Promise<Start> {
  const since = performance.now();
  await server.startAgain();
  const milliseconds = Math.round(performance.now() - since);
  return { milliseconds, waited: waitedForProcessor(server.process.pid) };
}

/** What a machine takes that has nothing else to do: the promise is about the product, not about its neighbours. */
function ownTime({ milliseconds, waited }: Start): number {
  return milliseconds - waited;
}

/** Where the kernel does not tell, the bound is the plain one. */
function waitedForProcessor(pid: number | undefined): number {
  try {
    return Math.round(Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1_000_000);
  } catch {
    return 0;
  }
}

it('leaves no process behind in the list of those that are there', async () => {
  const { rows } = await server.query('select pid from processes');
  expect(rows).toEqual([{ pid: server.process.pid }]);
});
