// The database goes away in every way it can, under eight who write: nothing that was acknowledged is lost or there
// twice, nobody is answered a failure of ours, and it all goes on by itself.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedServer, startEmbeddedServer } from '../testing/embedded-server.ts';
import {
  expectAllStored,
  expectJobsDone,
  log,
  setUp,
  startWriters,
  until,
  type Writers,
} from '../testing/writers.ts';

/** After the database is back, until somebody can write again. */
const RECOVERY_MS = 5000;

let server: EmbeddedServer;
let discussionID: number;
beforeAll(async () => {
  server = await startEmbeddedServer();
  discussionID = await setUp(server);
}, 90_000);
afterAll(() => server?.close(), 30_000);

async function underWriters(round: string, work: (writers: Writers) => Promise<void>): Promise<void> {
  const { pid } = server.process;
  const writers = await startWriters([server], discussionID, round);
  await writers.untilWritten();
  await work(writers);
  await writers.untilWritten();
  await writers.stop();
  expect(writers.wrong).toEqual([]);
  await expectAllStored(server, writers);
  await expectJobsDone(server);
  expect([server.process.pid, server.process.exitCode]).toEqual([pid, null]);
  log(`${round}: ${writers.acknowledged.size} acknowledged, none lost, none twice`);
}

/** When it answers again, as its own account sees it. */
async function untilDatabaseIsBack(): Promise<void> {
  await until(
    () =>
      server.query('select 1').then(
        () => true,
        () => false,
      ),
    30_000,
  );
}

async function recovery(round: string, writers: Writers, fault: () => void): Promise<void> {
  // At any moment, once some were written.
  await writers.untilWritten(10 + Math.round(Math.random() * 20));
  fault();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await untilDatabaseIsBack();
  const milliseconds = await writers.untilWritten();
  log(`${round}: written again ${Math.round(milliseconds)} ms after the database was back`);
  expect(milliseconds).toBeLessThan(RECOVERY_MS);
}

it('is killed ten times', async () => {
  await underWriters('killed', async (writers) => {
    for (let number = 1; number <= 10; number++)
      await recovery(`kill ${number}`, writers, () => process.kill(server.postmaster(), 'SIGKILL'));
  });
}, 180_000);

it('is shut down at once, and in order, by somebody else', async () => {
  await underWriters('shut down', async (writers) => {
    await recovery('immediate', writers, () => process.kill(server.postmaster(), 'SIGQUIT'));
    for (const number of [1, 2, 3, 4, 5])
      await recovery(`fast ${number}`, writers, () => process.kill(server.postmaster(), 'SIGINT'));
  });
}, 120_000);

it('has all its connections cut five times', async () => {
  await underWriters('cut', async (writers) => {
    for (let number = 1; number <= 5; number++) {
      await writers.untilWritten(20);
      await server.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      const milliseconds = await writers.untilWritten();
      log(`cut ${number}: written again after ${Math.round(milliseconds)} ms`);
      expect(milliseconds).toBeLessThan(RECOVERY_MS);
    }
  });
}, 90_000);
