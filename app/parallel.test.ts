// The same call fifty times at once has the effect of one, and every counter is what it counts.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commentOn, miscounted } from '../features/comments/server/testing/comments.ts';
import {
  type Community,
  community,
  discussionBy,
  withoutFloodLimits,
} from '../features/discussions/server/testing/community.ts';
import { PASSWORD } from '../features/users/server/testing/members.ts';
import { type Sql, sql } from '../platform/server/db/sql.ts';
import type { TestResponse } from '../platform/server/testing/test-client.ts';

let test: Community;
let discussionID: number;
let commentID: number;
beforeAll(async () => {
  test = await community();
  await withoutFloodLimits(test);
  discussionID = (await discussionBy(test.admin.client)).discussionID;
  commentID = (await commentOn(test.admin.client, discussionID)).commentID;
});
afterAll(() => test?.close());

type Call = (at: number) => Promise<TestResponse<Record<string, unknown>>>;

/** How many of fifty were answered with which status. */
async function fiftyTimes(call: Call): Promise<Record<string, number>> {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => call(at)));
  const broken = answers.find(({ status }) => status >= 500);
  expect(broken?.text).toBeUndefined();
  return Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, all]) => [
      status,
      all?.length ?? 0,
    ]),
  );
}

async function countOf(from: Sql): Promise<number> {
  const row = await test.site.database.row<{ count: number }>(
    sql`select count(*)::int as count from ${from}`,
  );
  return row?.count ?? -1;
}

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.org`, password: PASSWORD });

it('a reaction to a discussion, and one to a comment', async () => {
  for (const [path, record] of [
    [`/discussions/${discussionID}/reactions`, 'discussion'],
    [`/comments/${commentID}/reactions`, 'comment'],
  ] as const) {
    const answered = await fiftyTimes(() => test.member.client.post(path, { reactionType: 'like' }));
    expect(answered).toEqual({ 201: 50 });
    expect(await countOf(sql`reactions where record_type = ${record}`)).toBe(1);
    const { body } = await test.guest.get(path.replace('/reactions', '?expand=reactions'));
    expect(
      body.reactions.find((each: { urlcode: string }) => each.urlcode.toLowerCase() === 'like').count,
    ).toBe(1);
  }
  await fiftyTimes(() => test.member.client.delete(`/comments/${commentID}/reactions`));
  expect(await countOf(sql`reactions where record_type = 'comment'`)).toBe(0);
});

it('a bookmark, and following a category', async () => {
  const bookmark =
    (bookmarked: boolean): Call =>
    () =>
      test.member.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked });
  expect(await fiftyTimes(bookmark(true))).toEqual({ 200: 50 });
  expect(await countOf(sql`bookmarks`)).toBe(1);
  expect(await fiftyTimes(bookmark(false))).toEqual({ 200: 50 });
  expect(await countOf(sql`bookmarks`)).toBe(0);
  const follow: Call = () => test.member.client.put('/categories/1/follow', { followed: true });
  expect(await fiftyTimes(follow)).toEqual({ 200: 50 });
  expect(await countOf(sql`category_follows where user_id = ${test.member.userID}`)).toBe(1);
});

it('a sign-up', async () => {
  const answered = await fiftyTimes(() => test.client().post('/users/register', person('Fiftyfold')));
  expect(answered[201]).toBe(1);
  expect(await countOf(sql`users where name = 'Fiftyfold'`)).toBe(1);
});

it('an invitation that is sent, and one that fifty people use', async () => {
  await test.admin.client.patch('/config', { 'registration.method': 'Invitation' });
  const invite: Call = () => test.admin.client.post('/invites', { email: 'friend@example.org' });
  expect(await fiftyTimes(invite)).toEqual({ 201: 50 });
  expect(await countOf(sql`invites`)).toBe(1);
  const { body } = await test.admin.client.get('/invites');
  const invitationCode = body[0].code;
  const answered = await fiftyTimes((at) =>
    test.client().post('/users/register', { ...person(`Guest_${at}`), invitationCode }),
  );
  expect(answered[201]).toBe(1);
  expect(await countOf(sql`users where name like 'Guest\\_%'`)).toBe(1);
  await test.admin.client.patch('/config', { 'registration.method': 'Basic' });
});

it('a post under one key, and the deletion of a comment', async () => {
  const post = { discussionID, body: 'Only once', format: 'text' };
  const answered = await fiftyTimes(() =>
    test.member.client.call('POST', '/comments', post, { 'idempotency-key': 'once' }),
  );
  expect((answered[201] ?? 0) + (answered[409] ?? 0)).toBe(50);
  expect(await countOf(sql`comments where body = 'Only once'`)).toBe(1);
  const gone = await fiftyTimes(() => test.moderator.client.delete(`/comments/${commentID}`));
  expect(gone).toEqual({ 204: 1, 404: 49 });
});

it('leaves every counter as a recount finds it', async () => expect(await miscounted(test)).toEqual([]));
