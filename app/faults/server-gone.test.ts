// The server is killed under eight who write, ten times: what it said yes to is there, and the jobs it was at go on.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { expectAllKept, expectJobsDone, setUp, startWriters, tell } from '../testing/writers.ts';

let server: BuiltServer;
let discussionID: number;
beforeAll(async () => {
  server = await startBuiltServer();
  discussionID = await setUp(server);
}, 90_000);
afterAll(() => server?.close(), 30_000);

it('keeps what it acknowledged, and goes on with its jobs', async () => {
  const writers = await startWriters([server], discussionID, 'killed');
  const starts: number[] = [];
  for (let number = 1; number <= 10; number++) {
    await writers.untilWritten(10 + Math.round(Math.random() * 20));
    server.process.kill('SIGKILL');
    await exitOf(server.process);
    const since = performance.now();
    await server.startAgain();
    starts.push(Math.round(performance.now() - since));
    await writers.untilWritten();
  }
  tell(`killed ten times: ${writers.acknowledged.size} acknowledged; ready after ${starts.join(', ')} ms`);
  await writers.stop();
  expect(writers.wrong).toEqual([]);
  await expectAllKept(server, writers);
  await expectJobsDone(server);
}, 240_000);

it('leaves no process behind in the list of those that are there', async () => {
  const { rows } = await server.query('select pid from processes');
  expect(rows).toEqual([{ pid: server.process.pid }]);
});
