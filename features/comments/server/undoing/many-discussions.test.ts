// A whole selection is deleted, moved, merged and split, beside readers, and all of it is undone. By hand with more:
// PARLEY_TEST_DISCUSSIONS=1000.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { miscounted } from '../testing/comments.ts';
import { recountAll } from '../testing/many-comments.ts';

const test = communityOfFile();
const DISCUSSIONS = Number(process.env.PARLEY_TEST_DISCUSSIONS ?? 60);
const COMMENTS_EACH = 20;
const AT_ONCE = 50;

async function fill(): Promise<number[]> {
  const { database } = test.site;
  const rows = await database.rows<{ discussion_id: number }>(sql`
    insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html, next_comment_number)
    select 'Swarm ' || n, 1, ${test.member.userID}, ${test.member.userID}, 'Bees.', 'text', '<p>Bees.</p>', ${COMMENTS_EACH + 1}
    from generate_series(1, ${DISCUSSIONS}) n returning discussion_id`);
  const ids = rows.map((row) => row.discussion_id);
  await database.execute(sql`
    insert into comments (comment_id, discussion_id, top_comment_id, number, insert_user_id, body, format, body_html)
    select fresh, d, fresh, n, ${test.other.userID}, 'Bees.', 'text', '<p>Bees.</p>' from (
      select nextval('comments_comment_id_seq')::int as fresh, d, n
      from unnest(${ids}::int[]) d, generate_series(1, ${COMMENTS_EACH}) n) given`);
  await recountAll(test);
  return ids;
}

/** All that the acts change. */
async function stateOfAll(ids: readonly number[]) {
  const { database } = test.site;
  return {
    discussions: await database.rows(sql`
      select discussion_id, type, name, body, category_id, date_held, date_removed, date_purge, score, count_comments,
        count_top_comments, last_comment_id, last_user_id from discussions where discussion_id = any(${ids}) order by 1`),
    comments: await database.rows(sql`
      select comment_id, discussion_id, number, parent_comment_id, top_comment_id, depth from comments order by 1`),
    users: await database.rows(sql`select user_id, count_discussions, count_comments from users order by 1`),
    categories: await database.rows<{ category_id: number }>(
      sql`select category_id, count_discussions, count_comments from categories order by 1`,
    ),
  };
}

type Call = [method: 'DELETE' | 'PATCH' | 'POST', path: string, body: object];

/** In calls of as many as one takes, each gone on with to its end. Every continuation is sent twice at the same time. */
async function run(client: TestClient, calls: readonly Call[], runID: string): Promise<number> {
  let done = 0;
  for (const [method, path, body] of calls) {
    let answer = await client.call(method, `${path}?longRunnerTimeout=1`, body, {
      'x-audit-log-run-id': runID,
    });
    done += answer.body.progress?.successIDs.length ?? 0;
    while (answer.status === 408) {
      const payload = answer.body.callbackPayload;
      const twice = await Promise.all(
        [1, 2].map(() =>
          client.call('POST', '/calls/run?longRunnerTimeout=1', payload, {
            'content-type': 'application/system+jwt',
          }),
        ),
      );
      answer = twice.find(({ status }) => status !== 409) ?? answer;
      done += answer.body.progress?.successIDs.length ?? 0;
    }
    expect([answer.status, answer.body.progress?.exceptionsByID]).toEqual([200, {}]);
  }
  return done;
}

const inParts = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** How long others wait for pages meanwhile. */
async function beside<T>(work: Promise<T>): Promise<{ result: T; p95: number; count: number }> {
  const times: number[] = [];
  let isDone = false;
  const reading = (async () => {
    while (!isDone) {
      for (const path of ['/discussions?limit=30', '/categories', '/discussions?insertUserID=1']) {
        const startedAt = performance.now();
        expect((await test.member.client.get(path)).status).toBe(200);
        times.push(performance.now() - startedAt);
      }
    }
  })();
  const result = await work.finally(() => {
    isDone = true;
  });
  await reading;
  times.sort((a, b) => a - b);
  return { result, p95: times[Math.floor(times.length * 0.95)] ?? 0, count: times.length };
}

it('can be deleted, moved, merged and split, and is as it was after that', async () => {
  const ids = await fill();
  const before = await stateOfAll(ids);
  const { body: target } = await test.admin.client.post('/categories', {
    name: 'Archive',
    urlcode: 'archive',
  });
  const [first = 0] = ids;
  const someComments = await test.site.database.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${first} order by comment_id limit 10`);
  const parts = inParts(ids);
  const acts: Record<string, Call[]> = {
    delete: parts.map((discussionIDs) => ['DELETE', '/discussions/list', { discussionIDs }]),
    move: parts.map((discussionIDs) => [
      'PATCH',
      '/discussions/move',
      { discussionIDs, categoryID: target.categoryID, addRedirects: true },
    ]),
    merge: inParts(ids.slice(1)).map((discussionIDs) => [
      'PATCH',
      '/discussions/merge',
      { discussionIDs, destinationDiscussionID: first },
    ]),
    split: [
      [
        'POST',
        '/discussions/split',
        {
          commentIDs: someComments.map((each) => each.comment_id),
          newPost: { name: 'Split off', categoryID: 1, postType: 'discussion', authorType: 'me' },
        },
      ],
    ],
  };
  for (const [name, calls] of Object.entries(acts)) {
    const runID = randomUUID();
    const startedAt = performance.now();
    const did = await beside(run(test.admin.client, calls, runID));
    const tookMs = performance.now() - startedAt;
    expect(await miscounted(test)).toEqual([]);
    const undoneAt = performance.now();
    const undid = await beside(
      run(test.admin.client, [['POST', '/audit-logs/undo', { runID }]], randomUUID()),
    );
    process.stdout.write(
      `${name} ${did.result}: ${(tookMs / 1000).toFixed(1)} s, others p95 ${did.p95.toFixed(0)} ms of ${did.count}; ` +
        `undone in ${((performance.now() - undoneAt) / 1000).toFixed(1)} s, others p95 ${undid.p95.toFixed(0)} ms of ${undid.count}\n`,
    );
    const after = await stateOfAll(ids);
    const { categories, ...others } = after;
    expect(others).toEqual({
      discussions: before.discussions,
      comments: before.comments,
      users: before.users,
    });
    expect(categories.filter((each) => each.category_id !== target.categoryID)).toEqual(before.categories);
    expect(await miscounted(test)).toEqual([]);
  }
}, 900_000);
