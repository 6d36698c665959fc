// Somebody who wrote much is deleted while others write, and the server is killed amid it: the call answers soon,
// nobody waits, and whatever is left goes on after the restart.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import { setUp, signIn } from './testing/writers.ts';

/** More of them by hand: PARLEY_TEST_POSTS=50000. */
const POSTS = Number(process.env.PARLEY_TEST_POSTS ?? 1500);
const THREADS = Math.ceil(POSTS / 100);

let server: BuiltServer;
let elsewhereID: number;
beforeAll(async () => {
  server = await startBuiltServer();
  elsewhereID = await setUp(server);
}, 60_000);
afterAll(() => server?.close());

/** A tenth are discussions of their own, each answered once; the rest comments in threads of others, some answered. */
async function prolific(name: string): Promise<number> {
  const { rows } = await server.query(
    `insert into users (name, name_key, email_confirmed) values ($1, lower($1), true) returning user_id`,
    [name],
  );
  const userID = rows[0].user_id;
  const { rows: admins } = await server.query(`select user_id from users where name = 'Adelina'`);
  const adminID = admins[0].user_id;
  const thread = (author: number, count: number, label: string) =>
    server.query(
      `insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html)
      select $1 || ' ' || n, 1, $2, $2, 'Words of ' || $4, 'text', '<p>Words</p>' from generate_series(1, $3) n`,
      [label, author, count, name],
    );
  await thread(adminID, THREADS, `Thread for ${name}`);
  await thread(userID, POSTS / 10, `Own of ${name}`);
  const comment = (author: number, where: string, values: unknown[], perThread: number) =>
    server.query(
      `with made as (
        select nextval(pg_get_serial_sequence('comments', 'comment_id'))::int as id, discussion_id, n
        from discussions, generate_series(1, $2::int) n where ${where} order by discussion_id, n
      )
      insert into comments (comment_id, top_comment_id, discussion_id, number, insert_user_id, body, format, body_html)
      select id, id, discussion_id, n, $1, 'Words, ' || id, 'text', '<p>Words</p>' from made`,
      [author, perThread, ...values],
    );
  await comment(adminID, 'insert_user_id = $3', [userID], 1);
  await comment(userID, `name like $3`, [`Thread for ${name} %`], Math.round((POSTS * 0.9) / THREADS));
  await server.query(
    `insert into comments (parent_comment_id, top_comment_id, depth, discussion_id, number, insert_user_id, body, format, body_html)
    select comment_id, comment_id, 2, discussion_id, 100000 + comment_id, $2, 'Answered', 'text', '<p>Answered</p>'
    from comments where insert_user_id = $1 and comment_id % 50 = 0`,
    [userID, adminID],
  );
  return userID;
}

async function recount(client: TestClient): Promise<void> {
  const refused = await client.put('/dba/recalculate-aggregates', { aggregates: ['none'] });
  const aggregates = String(refused.body.errors[0].message).split(': ')[1]?.slice(0, -1).split(', ');
  // Twice: categories count by what discussions count.
  for (const _ of [1, 2])
    expect((await client.put('/dba/recalculate-aggregates', { aggregates })).status).toBe(200);
}

const repairs = async () =>
  (await server.query(`select payload from events where type = 'site.repaired'`)).rows.length;

/** Answers how long each post took; those that a kill cut off are left out. */
async function postUntil(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  let client = await signIn(server.client());
  while (!isOver()) {
    const startedAt = performance.now();
    const post = { discussionID: elsewhereID, body: `Number ${times.length}`, format: 'text' };
    const answer = await client.post('/comments', post).catch(() => undefined);
    if (answer?.status === 201) times.push(performance.now() - startedAt);
    else client = await signIn(server.client()).catch(() => client);
    await sleep(50);
  }
  return times;
}

it.each(['wipe', 'delete'])(
  '%s: goes on after a kill, and holds nobody up',
  async (deleteMethod) => {
    let admin = await signIn(server.client());
    const userID = await prolific(`Prolific_${deleteMethod}`);
    await server.query('analyze');
    await recount(admin);
    const repaired = await repairs();
    let isOver = false;
    const posting = postUntil(() => isOver);
    const startedAt = performance.now();
    expect((await admin.delete(`/users/${userID}`, { deleteMethod })).status).toBe(204);
    const answeredAfter = performance.now() - startedAt;
    const progress = async () => {
      const { status, body, text } = await admin.get(`/users/${userID}/deletion`);
      expect([status, text]).toEqual([200, expect.any(String)]);
      return body;
    };
    const before = await progress();
    expect(before).toMatchObject({ countTotal: POSTS, dateFinished: null });
    for (let { countLeft } = before; countLeft > POSTS * 0.6; { countLeft } = await progress())
      await sleep(20);
    server.process.kill('SIGKILL');
    await server.startAgain();
    admin = await signIn(server.client());
    expect((await progress()).countLeft).toBeGreaterThan(0);
    while ((await progress()).dateFinished === null) await sleep(200);
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    const times = await posting;
    process.stdout.write(
      `${deleteMethod} ${POSTS} posts: answered after ${answeredAfter.toFixed(0)} ms, all in ${seconds.toFixed(0)} s; ` +
        `slowest of ${times.length} posts of others: ${Math.max(...times).toFixed(0)} ms\n`,
    );
    expect((await progress()).countLeft).toBe(0);
    expect(answeredAfter).toBeLessThan(5000);
    const { rows } = await server.query(
      `select from comments where insert_user_id = $1 and body like 'Words%'
    union all select from discussions where insert_user_id = $1 and body like 'Words%'
    union all select from deleted_comments where record->>'insert_user_id' = $1::text and record->>'body' <> ''
    union all select from post_revisions where body like 'Words%'`,
      [userID],
    );
    expect(rows).toEqual([]);
    await recount(admin);
    expect(await repairs()).toBe(repaired);
  },
  3_600_000,
);
