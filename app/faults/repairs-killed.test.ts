// The server is killed amid mending counters and amid indexing: after a start both go on by themselves to the right state.
// Two processes that are asked for the same one do it once.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Repair } from '../../features/repairs/repairs.contract.ts';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from '../testing/built-server.ts';
import { writeManyDiscussions } from '../testing/many-discussions.ts';
import { waitUntilSomebodyWaits } from '../testing/standing-still.ts';
import { setUp, signIn } from '../testing/writers.ts';

/** With a comment each more than the index writes one by one. */
const DISCUSSIONS = 1200;
const COUNTER = 'discussions.count_comments';

let server: BuiltServer;
let near: TestClient;
let ids: number[];
beforeAll(async () => {
  server = await startBuiltServer({}, { isMigrated: true });
  await setUp(server);
  near = await signIn(server.client());
  const { user_id: userID } = await one(`select user_id from users where name = 'Adelina'`);
  ids = await writeManyDiscussions(
    (text, values) => server.query(text, values),
    { discussions: DISCUSSIONS, commentsEach: 1 },
    userID as number,
  );
}, 90_000);
afterAll(() => server?.close(), 30_000);

async function one(text: string, values?: unknown[]): Promise<Record<string, unknown>> {
  return (await server.query(text, values)).rows[0];
}

async function ask(client: TestClient, name: string, isCheck = false): Promise<number> {
  const { status, body } = await client.post('/repairs', { names: [name], isCheck });
  expect(status).toBe(202);
  return body.count;
}

async function lastOf(name: string, client = near): Promise<Repair['last']> {
  const { body } = await client.get('/repairs');
  return body.repairs.find((each: Repair) => each.name === name).last;
}

async function untilDone(name: string): Promise<Repair['last']> {
  await expect
    .poll(async () => (await lastOf(name))?.state, { timeout: 120_000, interval: 100 })
    .toBe('done');
  return lastOf(name);
}

/** Somebody else holds what this statement locks, and whoever comes to it waits. */
async function whileHeld([text, id]: [text: string, id: number], work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    expect((await holder.query(text, [id])).rowCount).toBe(1);
    await work();
  } finally {
    await holder.end();
  }
}

const untilSomebodyWaits = () => waitUntilSomebodyWaits(server, new Promise(() => {}));

async function killAndStart(): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended();
  await server.startAgain();
}

const countRight = async () =>
  Number((await one('select count(*)::int as count from discussions where count_comments = 1')).count);

const heldDiscussion = () =>
  ['select from discussions where discussion_id = $1 for update', ids[700] as number] as [string, number];

it('goes on with counters after a kill', async () => {
  expect(await countRight()).toBe(0);
  await whileHeld(heldDiscussion(), async () => {
    expect(await ask(near, COUNTER)).toBe(1);
    await untilSomebodyWaits();
    expect((await lastOf(COUNTER))?.state).toBe('running');
    // A hundred at a time: those before are right for good, the others as they were.
    expect(await countRight()).toBe(700);
    await killAndStart();
  });
  await untilDone(COUNTER);
  expect(await countRight()).toBe(DISCUSSIONS);
  expect(await ask(near, COUNTER, true)).toBe(1);
  expect(await untilDone(COUNTER)).toMatchObject({ isCheck: true, differed: 0 });
}, 180_000);

it('goes on indexing after a kill, and leaves the index as fast as it was', async () => {
  await ask(near, 'search.rebuild');
  const all = (await untilDone('search.rebuild'))?.differed ?? 0;
  expect(all).toBeGreaterThanOrEqual(2 * DISCUSSIONS);
  const { id } = await one(`select max(comment_id) as id from comments`);
  await server.query('delete from search_documents');
  // No row of the index is held: whoever changes how it is written waits for those who read it.
  await server.query(`create function stand() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(new.record_id); return new; end $$`);
  await server.query(`create trigger stand before insert on search_documents for each row
    when (new.record_type = 'comment' and new.record_id = ${id}) execute function stand()`);
  await whileHeld(['select pg_advisory_lock($1)', id as number], async () => {
    expect(await ask(near, 'search.index')).toBe(1);
    await untilSomebodyWaits();
    await expect.poll(countIndexed, { timeout: 60_000 }).toBeGreaterThan(DISCUSSIONS);
    expect(await isCollecting()).toBe(true);
    await killAndStart();
  });
  await untilDone('search.index');
  expect(await countIndexed()).toBe(all);
  expect(await isCollecting()).toBe(false);
  expect((await near.get('/search?query=bees&recordTypes[]=discussion')).body.length).toBeGreaterThan(0);
}, 180_000);

const countIndexed = async () =>
  Number((await one('select count(*)::int as count from search_documents')).count);

const isCollecting = async () =>
  (
    await one(`select 'fastupdate=on' = any(reloptions) as is_on from pg_class
               where oid = 'search_documents_words'::regclass`)
  ).is_on;

it('does once what two processes are asked for at the same time', async () => {
  const other = await startBuiltServer({ DATABASE_URL: server.databaseUrl });
  try {
    const far = await signIn(other.client());
    await server.query('update discussions set count_comments = 7 where discussion_id = any($1)', [ids]);
    await whileHeld(heldDiscussion(), async () => {
      const asked = await Promise.all([near, far, near, far].map((client) => ask(client, COUNTER)));
      expect(asked.toSorted()).toEqual([0, 0, 0, 1]);
      await untilSomebodyWaits();
      expect(await Promise.all([near, far].map((client) => ask(client, COUNTER)))).toEqual([0, 0]);
      // Not even a look at what is at work.
      expect(await ask(far, COUNTER, true)).toBe(0);
      const { count } = await one(`select count(*)::int from graphile_worker.jobs where key = $1`, [
        `repairs.run:${COUNTER}`,
      ]);
      expect(count).toBe(1);
    });
    expect(await untilDone(COUNTER)).toMatchObject({ isCheck: false, differed: DISCUSSIONS });
    expect((await lastOf(COUNTER, far))?.differed).toBe(DISCUSSIONS);
    const { body: log } = await near.get('/audit-logs?recordType=repair&limit=30');
    const ofCounter = log.filter((entry: { recordKey: string }) => entry.recordKey === COUNTER);
    // Run, looked at, run.
    expect(ofCounter).toHaveLength(3);
    expect(await ask(far, COUNTER)).toBe(1);
    expect(await untilDone(COUNTER)).toMatchObject({ differed: 0 });
  } finally {
    await other.close();
  }
}, 180_000);
