// Bulk operations outlive the process that began them: a server is killed amid each, and whoever began it goes on. By hand
// with more: bench/bulk-acts.ts.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { type BuiltServer, startBuiltServer } from './testing/built-server.ts';
import {
  deletionOf,
  mergeOf,
  moveOf,
  splitOf,
  stateOfAll,
  undoOf,
  writeManyDiscussions,
} from './testing/many-discussions.ts';
import { type BulkCall, doAll } from './testing/patient-client.ts';
import { recount } from './testing/recount.ts';
import { standingStillAt, waitUntilSomebodyWaits } from './testing/standing-still.ts';

const PASSWORD = 'amber kettle 47 lantern';
const SIZE = { discussions: 60, commentsEach: 8 };
const AMID = 30;
const MINUTES = 300_000;
/** So many seconds a step takes that the kill comes amid the call that begins, or amid one that goes on. */
const FIRST_CALL = 20;
const CONTINUATION = 0;
const SHORT_STEPS = 1;

let server: BuiltServer;
let admin: TestClient;
let other: TestClient;
let archiveID: number;
let ids: number[];
let before: Awaited<ReturnType<typeof stateOfAll>>;

const query = (text: string, values?: unknown[]) => server.query(text, values);
const one = async <T>(text: string, values?: unknown[]): Promise<T> =>
  (await query(text, values)).rows[0] as T;

beforeAll(async () => {
  server = await startBuiltServer({}, { isMigrated: true });
  const client = server.client();
  const key = new URL(server.setupUrl as string).searchParams.get('key');
  const account = { name: 'Adelina', email: 'adelina@example.org', password: PASSWORD };
  await client.post('/setup', { key, siteTitle: 'Heather Lane', ...account });
  admin = client;
  const second = { name: 'Aldo', email: 'aldo@example.org', password: PASSWORD, emailConfirmed: true };
  const { status } = await admin.post('/users', { ...second, roleID: [16] });
  expect(status).toBe(201);
  other = await server.client().signIn(second.email, PASSWORD);
  archiveID = (await admin.post('/categories', { name: 'Archive', urlcode: 'archive' })).body.categoryID;
  const { user_id: userID } = await one<{ user_id: number }>(
    `select user_id from users where name = 'Adelina'`,
  );
  ids = await writeManyDiscussions(query, SIZE, userID);
  await recountTwice();
  await expectCounted();
  before = await stateOfAll(query, ids);
}, MINUTES);
afterAll(() => server?.close());

/** Numbers of categories are made of numbers of discussions. */
async function recountTwice(): Promise<void> {
  for (let run = 0; run < 2; run++) await recount(server);
}

async function expectCounted(): Promise<void> {
  const report = await recount(server, '--dry-run');
  expect(report).toContain('right');
  expect(report).not.toContain('wrong');
}

interface Killed {
  calls: BulkCall[];
  runID: string;
  at: [table: string, id: number];
  /** How long a step takes: killed amid the first call, or amid a continuation where each is of one record. */
  seconds: number;
}

/** The server is killed while it stands at this record; whoever asked goes on as soon as there is a server again. */
async function doWhileKilled({ calls, runID, at: [table, id], seconds }: Killed) {
  let doing: ReturnType<typeof doAll> | undefined;
  await standingStillAt(server, [table, id], async () => {
    doing = doAll(admin, calls, { runID, times: 3, seconds });
    await waitUntilSomebodyWaits(server, doing);
    server.process.kill('SIGKILL');
    await server.ended();
  });
  await server.startAgain();
  return (await doing) as Awaited<ReturnType<typeof doAll>>;
}

async function undoWhileKilled(runID: string, where: Pick<Killed, 'at' | 'seconds'>): Promise<void> {
  const undone = await doWhileKilled({ calls: undoOf(runID), runID: randomUUID(), ...where });
  expect([...undone.refused]).toEqual([]);
  expect(await stateOfAll(query, ids)).toEqual(before);
  await expectCounted();
}

it.each([
  ['deleting', FIRST_CALL, () => deletionOf(ids)],
  ['moving', CONTINUATION, () => moveOf(ids, archiveID)],
  ['merging', FIRST_CALL, () => mergeOf(ids.slice(1), ids[0] as number)],
])(
  '%s many goes on after a kill, and so does undoing it',
  async (_name, seconds, callsOf) => {
    const runID = randomUUID();
    const at: Killed['at'] = ['discussion', ids[AMID] as number];
    const result = await doWhileKilled({ calls: callsOf(), runID, at, seconds });
    expect([...result.refused]).toEqual([]);
    await expectCounted();
    const { acts, records } = await one<{ acts: number; records: number }>(
      `select count(*)::int as acts, count(distinct record_id)::int as records
       from audit_log join audit_log_undos using (audit_log_id) where run_id = $1`,
      [runID],
    );
    expect([acts, records]).toEqual([
      records,
      callsOf().flatMap(([, , body]) => Object.values(body)[0]).length,
    ]);
    await undoWhileKilled(runID, { at, seconds });
  },
  MINUTES,
);

it.each([
  ['discussion', FIRST_CALL],
  ['comment', SHORT_STEPS],
] as const)(
  'removing all posts of a member goes on after a kill at a %s, and so does undoing it',
  async (kind, seconds) => {
    const runID = randomUUID();
    const { user_id: userID } = await one<{ user_id: number }>(
      `select user_id from users where name = 'Adelina'`,
    );
    const middle = ids[AMID] as number;
    const { comment_id: commentID } = await one<{ comment_id: number }>(
      'select comment_id from comments where discussion_id = $1 order by number desc limit 1',
      [middle],
    );
    const at: Killed['at'] = [kind, kind === 'comment' ? commentID : middle];
    const calls: BulkCall[] = [['DELETE', `/users/${userID}/posts`, {}]];
    const result = await doWhileKilled({ calls, runID, at, seconds });
    expect([...result.refused]).toEqual([]);
    await expectCounted();
    const { posts, lines } = await one<{ posts: number; lines: number }>(
      `select count(distinct (record_type, record_id)) filter (where undo is not null)::int as posts,
         count(*) filter (where act = 'user.postsRemoved')::int as lines
       from audit_log join audit_log_undos using (audit_log_id) where run_id = $1`,
      [runID],
    );
    expect([posts, lines]).toEqual([SIZE.discussions * (1 + SIZE.commentsEach), 1]);
    await undoWhileKilled(runID, { at: ['discussion', middle], seconds });
  },
  MINUTES,
);

it(
  'two at once do not hurt each other: each record is what one of them made of it, and both can be undone',
  async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const backwards = ids.toReversed();
    const [moved, deleted] = await Promise.all([
      doAll(admin, moveOf(ids, archiveID), { runID: first, times: 2, seconds: 0 }),
      doAll(other, deletionOf(backwards.slice(0, 40)), { runID: second, times: 2, seconds: 0 }),
    ]);
    // What the other took away first cannot be moved; nothing else goes wrong.
    expect([...deleted.refused]).toEqual([]);
    for (const { status } of moved.refused.values()) expect([403, 404, 410]).toContain(status);
    expect(deleted.successIDs).toEqual(new Set(backwards.slice(0, 40)));
    await expectCounted();
    for (const [client, runID] of [
      [other, second],
      [admin, first],
    ] as const)
      expect([...(await doAll(client, undoOf(runID), { runID: randomUUID() })).refused]).toEqual([]);
    expect(await stateOfAll(query, ids)).toEqual(before);
    await expectCounted();
  },
  MINUTES,
);

it(
  'splitting goes on after a kill, and so does undoing it',
  async () => {
    const runID = randomUUID();
    const source = await mergedForSplitting();
    const commentIDs = await topCommentsOf(source, 40);
    const at: Killed['at'] = ['comment', commentIDs[20] as number];
    // Short steps, so that there is a continuation by then.
    let payload: string | null = null;
    const headers = { 'x-audit-log-run-id': runID };
    const [, path, body] = splitOf(commentIDs)[0] as BulkCall;
    const first = await admin.call('POST', `${path}?longRunnerTimeout=0`, body, headers);
    payload = first.body.callbackPayload;
    expect([first.status, typeof payload]).toEqual([408, 'string']);
    let going: Promise<number[]> | undefined;
    await standingStillAt(server, at, async () => {
      going = Promise.all([1, 2, 3].map(() => goOnToTheEnd(payload as string)));
      await waitUntilSomebodyWaits(server, going);
      server.process.kill('SIGKILL');
      await server.ended();
    });
    await server.startAgain();
    expect(await going).toEqual([200, 200, 200]);
    const { count } = await one<{ count: number }>(
      'select count(*)::int as count from comments where comment_id = any($1) and discussion_id = $2',
      [commentIDs, source],
    );
    expect(count).toBe(0);
    await expectCounted();
    await undoWhileKilled(runID, { at, seconds: CONTINUATION });
  },
  MINUTES,
);

/** One discussion with the comments of all: the state that a split is undone to. Each act before was undone. */
async function mergedForSplitting(): Promise<number> {
  const [first = 0, ...rest] = ids;
  await query(
    `update comments c set discussion_id = $1, number = ranked.place
     from (select comment_id, (row_number() over (order by comment_id))::int + 1000 as place from comments) ranked
     where c.comment_id = ranked.comment_id`,
    [first],
  );
  await query('update discussions set next_comment_number = 10000 where discussion_id = $1', [first]);
  await query('update discussions set last_comment_id = null where discussion_id = any($1)', [rest]);
  await recountTwice();
  before = await stateOfAll(query, ids);
  return first;
}

async function topCommentsOf(discussionID: number, count: number): Promise<number[]> {
  const { rows } = await query(
    'select comment_id from comments where discussion_id = $1 and depth = 1 order by number limit $2',
    [discussionID, count],
  );
  return rows.map((row) => row.comment_id as number);
}

async function goOnToTheEnd(payload: string): Promise<number> {
  const type = { 'content-type': 'application/system+jwt' };
  const deadline = Date.now() + MINUTES;
  while (Date.now() < deadline) {
    const answer = await admin
      .call('POST', '/calls/run?longRunnerTimeout=5', payload, type)
      .catch(() => undefined);
    if (answer && answer.body.code !== 'longRun.running' && answer.status !== 503) return answer.status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The step was never answered.');
}

it(
  'a split whose first answer was lost is finished by a job',
  async () => {
    const source = await mergedForSplitting();
    const commentIDs = await topCommentsOf(source, 40);
    const [, path, body] = splitOf(commentIDs)[0] as BulkCall;
    let answer: Promise<unknown> | undefined;
    await standingStillAt(server, ['comment', commentIDs[20] as number], async () => {
      answer = admin.call('POST', path, body).catch((error: unknown) => error);
      await waitUntilSomebodyWaits(server, answer);
      server.process.kill('SIGKILL');
      await server.ended();
    });
    expect(await answer).toBeInstanceOf(Error);
    await server.startAgain();
    const left = () =>
      one<{ count: number }>(
        'select count(*)::int as count from comments where comment_id = any($1) and discussion_id = $2',
        [commentIDs, source],
      );
    expect((await left()).count).toBeGreaterThan(0);
    // A minute later.
    await query(`update bulk_operations set date_updated = now() - interval '1 hour'`);
    await query(`update graphile_worker._private_jobs set run_at = now() where key like 'calls.finish:%'`);
    await expect.poll(async () => (await left()).count, { timeout: 120_000 }).toBe(0);
    await expectCounted();
  },
  MINUTES,
);
