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

const MOST_LEFT = 10_000;

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
    from comments where insert_user_id = $1 and comment_id % 10 = 0`,
    [userID, adminID],
  );
  await surround(name, userID, adminID);
  return userID;
}

/** The member is mentioned and reacts in threads of others, is reacted to everywhere, and tags what is their own. */
async function surround(name: string, userID: number, adminID: number): Promise<void> {
  const react = (recordType: 'comment' | 'discussion', by: number, where: string) =>
    server.query(
      `insert into reactions (record_type, record_id, user_id, urlcode)
      select '${recordType}', ${recordType}_id, $1, 'Like' from ${recordType}s where insert_user_id = $2 and ${where}`,
      [by, by === userID ? adminID : userID],
    );
  await react('comment', adminID, 'comment_id % 3 = 0');
  await react('discussion', adminID, 'true');
  await react('comment', userID, `comment_id % 2 = 0`);
  await server.query(
    `with tag as (
      insert into tags (name, name_key, urlcode) select $1 || n, $1 || n, $1 || n from generate_series(1, 20) n
      returning tag_id
    )
    insert into discussion_tags (discussion_id, tag_id)
    select discussion_id, tag_id from tag, discussions where insert_user_id = $2 and (discussion_id + tag_id) % 5 = 0`,
    [name.toLowerCase(), userID],
  );
  await server.query(
    `with made as (
      update comments set body = 'Thanks, @' || $1, body_html =
        '<p>Thanks, <a class="atMention" data-username="' || $1 || '" data-userid="' || $3::int || '">@' || $1 || '</a></p>'
      where insert_user_id = $2 and depth = 2 and body = 'Answered' returning comment_id
    )
    insert into user_mentions (record_type, record_id, user_id) select 'comment', comment_id, $3::int from made`,
    [name, adminID, userID],
  );
}

async function recount(client: TestClient): Promise<void> {
  const refused = await client.put('/dba/recalculate-aggregates', { aggregates: ['none'] });
  const aggregates = String(refused.body.errors[0].message).split(': ')[1]?.slice(0, -1).split(', ');
  // Twice: categories count by what discussions count.
  const ask = async () => (await client.put('/dba/recalculate-aggregates', { aggregates })).status;
  // Of many rows it goes on where it was: 408 says that it is not done.
  for (const _ of [1, 2]) await expect.poll(ask, { timeout: 600_000 }).toBe(200);
}

/** As a job does every minute: from then on the counts of members are rows of their own. */
async function addUpCounts(): Promise<void> {
  await server.query(
    `select graphile_worker.add_job('add-up-member-counts', '{}', job_key := 'add-up-member-counts')`,
  );
  const left = async () => (await server.query('select from member_post_count_changes limit 1')).rows.length;
  await expect.poll(left, { timeout: 30_000 }).toBe(0);
}

/** What recounts found wrong, in order. */
const repairs = async () =>
  (await server.query(`select payload from events where type = 'site.repaired' order by event_id`)).rows;

/** How long each post and each reading of a list took, in milliseconds; those that a kill cut off are left out. */
interface Waits {
  posts: number[];
  reads: number[];
}

async function useUntil(isOver: () => boolean): Promise<Waits> {
  const waits: Waits = { posts: [], reads: [] };
  let client = await signIn(server.client());
  const timed = async (into: number[], work: () => Promise<{ status: number }>, success: number) => {
    const startedAt = performance.now();
    const answer = await work().catch(() => undefined);
    if (answer?.status === success) into.push(performance.now() - startedAt);
    return answer?.status === success;
  };
  while (!isOver()) {
    const post = { discussionID: elsewhereID, body: `Number ${waits.posts.length}`, format: 'text' };
    const isPosted = await timed(waits.posts, () => client.post('/comments', post), 201);
    if (!isPosted) client = await signIn(server.client()).catch(() => client);
    await timed(waits.reads, () => client.get('/discussions?categoryID=1'), 200);
    await sleep(50);
  }
  return waits;
}

const inFigures = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `${sorted.length} with p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`;
};

async function countToDo(userID: number, deleteMethod: string): Promise<number> {
  const { rows } = await server.query(
    `select (select count(*) from user_mentions where user_id = $1)
      + case when $2 = 'keep' then 0 else
        (select count(*) from discussions where insert_user_id = $1) + (select count(*) from comments where insert_user_id = $1) end
      + case when $2 = 'delete' then (select count(*) from reactions where user_id = $1) else 0 end as count`,
    [userID, deleteMethod],
  );
  return Number(rows[0].count);
}

/** Posts that name the member, and what they wrote unless it was to be kept. */
async function leftOf(userID: number, deleteMethod: string, name: string): Promise<number> {
  const { rows } = await server.query(
    `select from comments where body like '%@' || $3 || '%' or body_html like '%@' || $3 || '%'
    union all select from (
      select from comments where insert_user_id = $1 and body like 'Words%'
      union all select from discussions where insert_user_id = $1 and body like 'Words%'
      union all select from deleted_comments where record->>'insert_user_id' = $1::text and record->>'body' <> ''
      union all select from post_revisions where body like 'Words%'
    ) written where $2 <> 'keep'`,
    [userID, deleteMethod, name],
  );
  return rows.length;
}

let attempts = 0;

it.each(['keep', 'wipe', 'delete'])(
  '%s: goes on after a kill, and holds nobody up',
  async (deleteMethod) => {
    let admin = await signIn(server.client());
    // What an attempt before this one left is another member's.
    const name = `Prolific_${deleteMethod}${++attempts}`;
    const userID = await prolific(name);
    await server.query('analyze');
    await recount(admin);
    await addUpCounts();
    const repaired = await repairs();
    const countToBeDone = await countToDo(userID, deleteMethod);
    // Its progress is counted so far.
    const countTotal = Math.min(countToBeDone, MOST_LEFT);
    let isOver = false;
    const using = useUntil(() => isOver);
    const startedAt = performance.now();
    expect((await admin.delete(`/users/${userID}`, { deleteMethod })).status).toBe(204);
    const answeredAfter = performance.now() - startedAt;
    const progress = async () => {
      const { status, body, text } = await admin.get(`/users/${userID}/deletion`);
      expect([status, text]).toEqual([200, expect.any(String)]);
      return body;
    };
    const before = await progress();
    expect(before).toMatchObject({ countTotal, dateFinished: null });
    for (let { countLeft } = before; countLeft > countTotal * 0.6; { countLeft } = await progress())
      await sleep(20);
    server.process.kill('SIGKILL');
    await server.startAgain();
    admin = await signIn(server.client());
    if (deleteMethod !== 'keep') expect((await progress()).countLeft).toBeGreaterThan(0);
    while ((await progress()).dateFinished === null) await sleep(200);
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    const { posts, reads } = await using;
    process.stdout.write(
      `${deleteMethod} ${POSTS} posts, ${countToBeDone} records: answered after ${answeredAfter.toFixed(0)} ms, all in ${seconds.toFixed(0)} s; ` +
        `posts of others: ${inFigures(posts)}; reading of lists: ${inFigures(reads)}\n`,
    );
    expect((await progress()).countLeft).toBe(0);
    expect(answeredAfter).toBeLessThan(5000);
    expect(await leftOf(userID, deleteMethod, name)).toBe(0);
    await recount(admin);
    expect(await repairs()).toEqual(repaired);
  },
  3_600_000,
);
