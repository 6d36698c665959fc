// Jobs of processes that are gone are free again; those of processes that are there never are.
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { Database } from '../../platform/server/db/database.ts';
import { sql } from '../../platform/server/db/sql.ts';
import { ProcessList } from '../../platform/server/processes/process-list.ts';
import { releaseDeadWorkers, workerRegistry } from '../../platform/server/processes/release-dead-workers.ts';
import { dropDatabase } from '../../platform/server/testing/drop-database.ts';
import { migratedDatabase } from '../../platform/server/testing/migrated-database.ts';
import { migrations } from '../migrations.ts';

/** No process has it. */
const DEAD = 4_194_000;

let databaseUrl: string;
let database: Database;
let session: pg.Client;
beforeEach(async () => {
  databaseUrl = await migratedDatabase(inject('databaseUrl'), migrations);
  database = new Database({ url: databaseUrl, maxConnections: 3 });
  session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
});
afterEach(async () => {
  await session.end();
  await database.close();
  await dropDatabase(inject('databaseUrl'), databaseUrl);
});

async function lockedJob(workerID: string, secondsAgo = 0): Promise<void> {
  await database.execute(sql`select graphile_worker.add_job('work', '{}'::json)`);
  await database.execute(sql`
    update graphile_worker._private_jobs
    set locked_by = ${workerID}, locked_at = now() - ${secondsAgo} * interval '1 second' where locked_by is null`);
}

async function processRow(
  workerID: string,
  { host = hostname(), pid = DEAD, secondsAgo = 0 } = {},
): Promise<void> {
  await database.execute(sql`
    insert into processes (process_id, host, pid, worker_ids, date_seen)
    values (${randomUUID()}, ${host}, ${pid}, ${[workerID]}::text[], now() - ${secondsAgo} * interval '1 second')`);
}

async function locked(): Promise<string[]> {
  const rows = await database.rows<{ locked_by: string }>(
    sql`select locked_by from graphile_worker.jobs where locked_by is not null order by 1`,
  );
  return rows.map((row) => row.locked_by);
}

it('frees what a process of this machine was at that has ended', async () => {
  await processRow('pool-ended');
  await lockedJob('pool-ended');
  expect(await releaseDeadWorkers(database)).toBe(1);
  expect(await locked()).toEqual([]);
  expect(await database.rows(sql`select from processes`)).toEqual([]);
});

it('leaves alone whoever holds the lock of a session, however long ago they were seen', async () => {
  const processes = new ProcessList(randomUUID());
  processes.noteWorker('pool-here');
  await processes.join(session);
  await database.execute(sql`update processes set date_seen = now() - interval '1 hour', pid = ${DEAD}`);
  await lockedJob('pool-here', 3600);
  expect(await releaseDeadWorkers(database)).toBe(0);
  expect(await locked()).toEqual(['pool-here']);
  await processes.leave(session);
});

it('waits a little for a process elsewhere that is between two sessions', async () => {
  await processRow('pool-elsewhere', { host: 'another-machine' });
  await lockedJob('pool-elsewhere');
  expect(await releaseDeadWorkers(database)).toBe(0);
  await database.execute(sql`update processes set date_seen = now() - interval '16 seconds'`);
  const { up } = (await database.row<{ up: boolean }>(
    sql`select pg_postmaster_start_time() < now() - interval '15 seconds' as up`,
  )) as { up: boolean };
  // A database that has just started has heard of nobody yet.
  expect(await releaseDeadWorkers(database)).toBe(up ? 1 : 0);
});

it('frees what nobody knows the worker of, after a while', async () => {
  await lockedJob('pool-of-an-earlier-release', 600);
  await lockedJob('pool-just-begun');
  expect(await releaseDeadWorkers(database)).toBe(1);
  expect(await locked()).toEqual(['pool-just-begun']);
});

it('counts the end of a process as no attempt of its jobs, up to a bound', async () => {
  await processRow('pool-ended');
  await lockedJob('pool-ended');
  await database.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
  await releaseDeadWorkers(database);
  const attempts = () =>
    database.row(sql`select max_attempts - attempts as left, max_attempts from graphile_worker.jobs`);
  expect(await attempts()).toMatchObject({ left: 1 });
  await database.execute(sql`
    update graphile_worker._private_jobs set attempts = 100, max_attempts = 100, locked_by = 'pool-lost', locked_at = now()`);
  await processRow('pool-lost');
  expect(await releaseDeadWorkers(database)).toBe(1);
  expect(await attempts()).toMatchObject({ left: 0, max_attempts: 100 });
});

it('knows all workers of a process that start at once, also where it says late that it is here', async () => {
  const processes = new ProcessList(randomUUID());
  await processes.join(session);
  const registry = workerRegistry(database, processes);
  const stored = async () => {
    const rows = await database.rows<{ worker_ids: string[] }>(sql`select worker_ids from processes`);
    return rows.flatMap((row) => row.worker_ids).sort();
  };
  const { promise: added, resolve: letGo } = Promise.withResolvers<void>();
  const late = { query: (question: pg.QueryConfig) => added.then(() => session.query(question)) };
  const polled = processes.poll(late as unknown as pg.ClientBase, { announcesItself: true });
  await Promise.all(['pool-a', 'pool-b', 'pool-c'].map((workerID) => registry.add(workerID)));
  letGo();
  await polled;
  expect(await stored()).toEqual(['pool-a', 'pool-b', 'pool-c']);
  await registry.remove('pool-b');
  await processes.poll(session, { announcesItself: true });
  expect(await stored()).toEqual(['pool-a', 'pool-c']);
  await processes.leave(session);
});
