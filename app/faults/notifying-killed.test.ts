// The server is killed while five thousand followers of a category are notified: everybody hears of it, and nobody twice.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { setUp, signIn } from '../testing/writers.ts';

const FOLLOWERS = 5000;

let server: BuiltServer;
let client: TestClient;
beforeAll(async () => {
  server = await startBuiltServer();
  await setUp(server);
  client = await signIn(server.client());
}, 90_000);
afterAll(() => server?.close(), 30_000);

async function categoryWithFollowers(followers: number): Promise<number> {
  const urlcode = `followed-${followers}`;
  const { categoryID } = (await client.post('/categories', { name: urlcode, urlcode })).body;
  await server.query(
    `with made as (
       insert into users (name, name_key, email, email_key, email_confirmed)
       select 'f' || $1 || 'n' || n, 'f' || $1 || 'n' || n, n || '@f.example', n || '@f.example', true
       from generate_series(1, $1::int) n returning user_id
     ), roles as (insert into user_roles (user_id, role_id) select user_id, 8 from made)
     insert into category_follows (user_id, category_id, wants_email_posts)
     select user_id, $2, true from made`,
    [followers, categoryID],
  );
  return categoryID;
}

async function milliseconds(categoryID: number): Promise<number> {
  const begun = performance.now();
  const post = { name: 'Heard by many', body: `Words. ${Math.random()}`, format: 'text', categoryID };
  expect((await client.post('/discussions', post)).status).toBe(201);
  return performance.now() - begun;
}

async function notified(): Promise<{ all: number; people: number; mails: number }> {
  const { rows } = await server.query(`
    select count(*)::int as all, count(distinct user_id)::int as people, (select count(*)::int from notification_deliveries where channel = 'email') as mails
    from notifications`);
  return rows[0];
}

it('notifies everybody once, within a minute, though it is killed amid', async () => {
  const [followed, quiet] = [await categoryWithFollowers(FOLLOWERS), await categoryWithFollowers(0)];
  await milliseconds(quiet);
  const withoutFollowers = await milliseconds(quiet);
  const withFollowers = await milliseconds(followed);
  const begun = performance.now();
  await expect.poll(async () => (await notified()).all, { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  const { all: amid } = await notified();
  expect(amid).toBeLessThan(FOLLOWERS);
  await server.startAgain();
  await expect.poll(async () => (await notified()).all, { interval: 100, timeout: 60_000 }).toBe(FOLLOWERS);
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `posted in ${withFollowers.toFixed(0)} ms, without followers in ${withoutFollowers.toFixed(0)} ms; ` +
      `${amid} of ${FOLLOWERS} when it was killed, all after ${seconds.toFixed(1)} s\n`,
  );
  expect(seconds).toBeLessThan(60);
  expect(await notified()).toEqual({ all: FOLLOWERS, people: FOLLOWERS, mails: FOLLOWERS });
  const { rows } = await server.query(`
    select count(*)::int as jobs, count(distinct key)::int as keys from graphile_worker.jobs
    where task_identifier = 'mail-notification'`);
  expect(rows[0].jobs).toBe(rows[0].keys);
}, 180_000);
