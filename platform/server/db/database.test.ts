// What becomes of work whose connection is lost in the middle of it.
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { type HoldingProxy, holdingProxy } from '../testing/holding-proxy.ts';
import { withDatabase } from '../testing/migrated-database.ts';
import { Database } from './database.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { sql } from './sql.ts';

let proxy: HoldingProxy;
let database: Database;
let admin: pg.Client;
let name: string;

beforeEach(async () => {
  const url = withDatabase(inject('databaseUrl'), 'postgres');
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  proxy = await holdingProxy(url);
  name = `lost ${new URL(proxy.url).port}`;
  database = new Database({
    url: proxy.url,
    maxConnections: 4,
    statementTimeout: 1000,
    applicationName: name,
  });
});

afterEach(async () => {
  proxy.letGo();
  await database.close();
  await proxy.close();
  await admin.end();
});

const cutAll = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [name]);

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error) => error,
  );
}

it('reads once more where the connection was ended, and nobody sees it', async () => {
  await Promise.all([1, 2, 3].map(() => database.row(sql`select pg_sleep(0.05)`)));
  const answer = database.row<{ one: number }>(sql`select 1 as one, pg_sleep(0.3)`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await cutAll();
  expect((await answer)?.one).toBe(1);
});

it('does a transaction again whose connection was ended before the commit', async () => {
  let attempts = 0;
  const answer = await database.transaction(async (tx) => {
    attempts++;
    await tx.row(sql`select 1 as one`);
    if (attempts === 1) await cutAll();
    return (await tx.row<{ two: number }>(sql`select 2 as two`))?.two;
  });
  expect([answer, attempts]).toEqual([2, 2]);
});

it('does not repeat what may have been committed, and says that it does not know', async () => {
  let uncertain = 0;
  const own = new Database({
    url: proxy.url,
    maxConnections: 2,
    statementTimeout: 500,
    onUncertainCommit: () => uncertain++,
  });
  let attempts = 0;
  const failure = await failureOf(
    own.transaction(async (tx) => {
      attempts++;
      await tx.row(sql`select 1 as one`);
      proxy.hold();
    }),
  );
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect([attempts, uncertain]).toEqual([1, 1]);
  proxy.letGo();
  await own.close();
});

it('gives up a connection that fell silent, and takes another one', async () => {
  await database.row(sql`select 1 as one`);
  proxy.hold();
  const failure = await failureOf(database.row(sql`select 1 as one`));
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  proxy.letNewOnesThrough();
  expect(await database.row(sql`select 2 as two`)).toEqual({ two: 2 });
});

it('finds out by the server which connections fell silent, and leaves alone what takes long', async () => {
  const own = new Database({ url: proxy.url, maxConnections: 2, applicationName: name });
  await own.row(sql`select 1 as one`);
  proxy.holdThose(name);
  const silent = own.row(sql`select 1 as one`);
  const patient = new Database({ url: proxy.url, maxConnections: 1 });
  const long = patient.row<{ two: number }>(sql`select 2 as two, pg_sleep(3)`);
  await new Promise((resolve) => setTimeout(resolve, 2200));
  expect(await patient.cutOffSilent()).toBe(0);
  expect(await own.cutOffSilent()).toBe(1);
  expect(await silent).toEqual({ one: 1 });
  expect((await long)?.two).toBe(2);
  await patient.close();
  await own.close();
}, 30_000);

it('keeps nobody waiting for what was given up', async () => {
  await database.row(sql`select 1 as one`);
  proxy.hold();
  const waiting = failureOf(database.row(sql`select 1 as one`));
  await new Promise((resolve) => setTimeout(resolve, 50));
  database.giveUp();
  expect(await waiting).toBeInstanceOf(DatabaseUnavailable);
  expect(await failureOf(database.transaction((tx) => tx.row(sql`select 1 as one`)))).toBeInstanceOf(
    DatabaseUnavailable,
  );
  proxy.letGo();
  expect(await database.answers(2000)).toBe(true);
  database.isBack();
  expect(await database.row(sql`select 3 as three`)).toEqual({ three: 3 });
});

it('waits where all connections are at work and the database answers them, however long the queue', async () => {
  const until = performance.now() + 4000;
  const busy = [1, 2, 3, 4].map(() =>
    database.transaction(async (tx) => {
      while (performance.now() < until) await tx.row(sql`select pg_sleep(0.2)`);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await database.row(sql`select 1 as one`)).toEqual({ one: 1 });
  expect(performance.now()).toBeGreaterThan(until);
  await Promise.all(busy);
});

it('asks again where this process was held itself while the answer lay waiting', async () => {
  const answer = failureOf(database.row(sql`select 1 as one`));
  // The connection is being opened; then nothing of this process runs for longer than that may take.
  await new Promise((resolve) => setImmediate(resolve));
  const until = performance.now() + 4000;
  while (performance.now() < until);
  expect(await answer).toBeUndefined();
});

it('waits no longer than it takes to open one where nothing answers', async () => {
  proxy.hold();
  const startedAt = performance.now();
  expect(await failureOf(database.row(sql`select 1`))).toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(8000);
});
