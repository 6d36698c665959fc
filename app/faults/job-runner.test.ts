// Workers whose connections are cut in the middle of their jobs: every job is done, and nothing stays locked.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { Database } from '../../platform/server/db/database.ts';
import { sql } from '../../platform/server/db/sql.ts';
import { createJobQueue, type JobHandler, type JobQueue } from '../../platform/server/jobs/jobs.ts';
import { ProcessList } from '../../platform/server/processes/process-list.ts';
import { workerRegistry } from '../../platform/server/processes/release-dead-workers.ts';
import { dropDatabase } from '../../platform/server/testing/drop-database.ts';
import { migratedDatabase } from '../../platform/server/testing/migrated-database.ts';
import { migrations } from '../migrations.ts';

let databaseUrl: string;
let database: Database;
let admin: pg.Client;
let queue: JobQueue;
const unhandled: unknown[] = [];
const onUnhandled = (reason: unknown) => unhandled.push(reason);

const kindOf = (name: string) => (name === 'send' ? 'external' : name === 'sweep' ? 'bulk' : 'internal');

beforeEach(async () => {
  unhandled.length = 0;
  process.on('unhandledRejection', onUnhandled);
  databaseUrl = await migratedDatabase(inject('databaseUrl'), migrations);
  database = new Database({ url: databaseUrl, maxConnections: 4 });
  admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const registry = workerRegistry(database, new ProcessList(randomUUID()));
  queue = createJobQueue({ url: databaseUrl, registry, kindOf, onError: () => {} });
});

afterEach(async () => {
  await queue.stop();
  await admin.end();
  await database.close();
  await dropDatabase(inject('databaseUrl'), databaseUrl);
  process.off('unhandledRejection', onUnhandled);
});

function cutAll(): Promise<unknown> {
  return admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

async function enqueue(name: string, count: number): Promise<void> {
  await database.transaction(async (tx) => {
    for (let number = 0; number < count; number++) await queue.enqueue(tx, name, { number });
  });
}

it('does every job, though it is cut off again and again', async () => {
  const done = new Set<unknown>();
  const write: JobHandler = async ({ number }) => {
    await database.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`));
    done.add(number);
  };
  await queue.start({ internal: { write }, external: {}, bulk: {} });
  await enqueue('write', 60);
  for (let round = 0; round < 5; round++) {
    await sleep(300);
    await cutAll();
  }
  await expect
    .poll(async () => (await admin.query('select from graphile_worker.jobs')).rowCount, { timeout: 15_000 })
    .toBe(0);
  expect(done.size).toBe(60);
  expect(unhandled).toEqual([]);
}, 40_000);

it('lets nothing of the site wait for what waits for others', async () => {
  let isSearched = false;
  const end = new AbortController();
  const mail: JobHandler = () => sleep(20_000, undefined, { signal: end.signal }).catch(() => undefined);
  const index: JobHandler = async () => {
    isSearched = true;
  };
  await queue.start({ internal: { index }, external: { mail }, bulk: {} });
  await enqueue('mail', 20);
  await enqueue('index', 1);
  await expect.poll(() => isSearched, { timeout: 5000 }).toBe(true);
  end.abort();
}, 40_000);

it.each(['send', 'sweep', 'write'])('begins a job of each kind when it is committed: %s', async (name) => {
  let done = 0;
  const run: JobHandler = async () => {
    done += 1;
  };
  await queue.start({ internal: { write: run }, external: { send: run }, bulk: { sweep: run } });
  const startedAt = performance.now();
  for (let number = 1; number <= 8; number++) {
    await enqueue(name, 1);
    while (done < number) await sleep(5);
  }
  // Workers that nobody wakes look by themselves once a second.
  expect(performance.now() - startedAt).toBeLessThan(2500);
});
