// The server is killed while scheduled posts go out: each of them goes out, once, and its draft is gone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../platform/server/testing/test-client.ts';
import { type BuiltServer, exitOf, startBuiltServer } from '../testing/built-server.ts';
import { setUp, signIn } from '../testing/writers.ts';

const POSTS = 150;

let server: BuiltServer;
let client: TestClient;
beforeAll(async () => {
  server = await startBuiltServer();
  await setUp(server);
  client = await signIn(server.client());
  await client.patch('/config', { 'vanilla.discussion.spamCount': 1000 });
}, 90_000);
afterAll(() => server?.close(), 30_000);

async function counted(): Promise<{ posts: number; names: number; drafts: number }> {
  const { rows } = await server.query(`
    select (select count(*)::int from discussions where name like 'Due %') as posts,
      (select count(distinct name)::int from discussions where name like 'Due %') as names,
      (select count(*)::int from drafts) as drafts`);
  return rows[0];
}

it('posts what is due once, though it is killed amid', async () => {
  const { rows } = await server.query(
    `insert into drafts (record_type, parent_record_type, parent_record_id, attributes, name, draft_status,
       date_scheduled, insert_user_id)
     select 'discussion', 'category', 1, jsonb_build_object('body', 'Words ' || n, 'format', 'text', 'draftMeta',
       jsonb_build_object('name', 'Due ' || n, 'postTypeID', 'discussion', 'categoryID', 1)), 'Due ' || n, 'scheduled',
       now(), (select user_id from users where name = 'Adelina')
     from generate_series(1, $1::int) n returning draft_id`,
    [POSTS],
  );
  await server.query(
    `select graphile_worker.add_job('drafts.publish', json_build_object('draftID', id)) from unnest($1::int[]) id`,
    [rows.map(({ draft_id: id }) => id)],
  );
  await expect
    .poll(async () => (await counted()).posts, { interval: 10, timeout: 60_000 })
    .toBeGreaterThan(POSTS / 10);
  server.process.kill('SIGKILL');
  await exitOf(server.process);
  const amid = await counted();
  expect(amid.posts).toBeLessThan(POSTS);
  // However far it came, what is posted is no draft any more, and what is a draft is not posted.
  expect(amid.posts + amid.drafts).toBe(POSTS);
  await server.startAgain();
  await expect
    .poll(counted, { interval: 200, timeout: 120_000 })
    .toEqual({ posts: POSTS, names: POSTS, drafts: 0 });
  const failed = await server.query(`select count(*)::int as count from drafts where draft_status = 'error'`);
  expect(failed.rows).toEqual([{ count: 0 }]);
}, 240_000);
