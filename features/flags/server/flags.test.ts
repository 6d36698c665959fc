import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn, miscounted } from '../../comments/server/testing/comments.ts';
import { recountAll, writeComments } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile({ withJobs: true });
let flaggers: TestMember[];
let tagID: number;

beforeAll(async () => {
  flaggers = [];
  for (let at = 0; at < 11; at++) flaggers.push(await signedIn(test, `Flagger_${at}`));
  tagID = (await test.admin.client.post('/tags', { name: 'weeds' })).body.tagID;
});
// Whatever was held or restored: every counter equals a recount.
afterEach(async () => expect(await miscounted(test)).toEqual([]));

const flag = (client: TestClient, path: string, reactionType = 'Spam') =>
  client.post(`${path}/reactions`, { reactionType });
const flagAll = async (path: string, count: number, type = 'Spam') => {
  const answers = await Promise.all(flaggers.slice(0, count).map(({ client }) => flag(client, path, type)));
  return answers.map(({ status }) => status);
};
const everyone = () => ({
  guest: test.guest,
  other: test.other.client,
  author: test.member.client,
  moderator: test.moderator.client,
});
const statuses = async (path: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(everyone()).map(async ([who, client]) => [who, (await client.get(path)).status]),
    ),
  );
const HELD = { guest: 404, other: 404, author: 200, moderator: 200 };
const STANDS = { guest: 200, other: 200, author: 200, moderator: 200 };

async function spamByMelba(word = 'grubnard') {
  const made = await discussionBy(test.member.client, { body: `Buy ${word} now.`, format: 'text' });
  await test.admin.client.put(`/discussions/${made.discussionID}/tags`, { tagIDs: [tagID] });
  return { discussionID: made.discussionID, path: `/discussions/${made.discussionID}` };
}

const countsOf = async () => ({
  category: (await test.guest.get('/categories/1')).body.countDiscussions as number,
  comments: (await test.guest.get('/categories/1')).body.countAllComments as number,
  tag: (await test.guest.get(`/tags/${tagID}`)).body.countDiscussions as number,
  author: (await test.admin.client.get(`/users/${test.member.userID}`)).body.countDiscussions as number,
});

describe('a discussion that reaches the limit of its flags', () => {
  it('is hidden, with its counters, and found no more', async () => {
    const { path, discussionID } = await spamByMelba();
    await commentOn(test.other.client, discussionID, { body: 'No, grubnard is nothing.' });
    const found = async () =>
      (await test.guest.get('/search?query=grubnard')).body.map(
        (each: { recordID: number }) => each.recordID,
      );
    await vi.waitFor(async () => expect(await found()).toHaveLength(2), 5000);
    const before = await countsOf();
    expect(await flagAll(path, 4)).toEqual([201, 201, 201, 201]);
    expect(await statuses(path)).toEqual(STANDS);
    expect((await flag(flaggers[4]?.client as TestClient, path)).status).toBe(201);
    expect(await statuses(path)).toEqual(HELD);
    expect(await countsOf()).toEqual({
      category: before.category - 1,
      comments: before.comments - 1,
      tag: before.tag - 1,
      author: before.author - 1,
    });
    const listed = (await test.guest.get('/discussions?limit=100')).body;
    expect(listed.map((each: { discussionID: number }) => each.discussionID)).not.toContain(discussionID);
    await vi.waitFor(async () => expect(await found()).toEqual([]), 5000);
    expect((await flag(test.other.client, path)).status).toBe(404);
    const page = new URL((await test.member.client.get(path)).body.url).pathname;
    for (const [who, status] of Object.entries(HELD))
      expect([who, (await everyone()[who as 'guest'].page(page)).status]).toEqual([who, status]);
    expect((await test.member.client.get(path)).body.isHeld).toBe(true);
  });

  it('comes back when a moderator restores it, and stays', async () => {
    const { path, discussionID } = await spamByMelba('snorkweed');
    const before = await countsOf();
    await flagAll(path, 5);
    const restore = (client: TestClient) => client.patch(`${path}/restore`);
    expect((await restore(test.guest)).status).toBe(403);
    expect((await restore(test.other.client)).status).toBe(404);
    expect((await restore(test.member.client)).body.permissions).toEqual(['posts.moderate']);
    expect(await restore(test.moderator.client)).toMatchObject({ status: 200, body: { isHeld: false } });
    expect(await statuses(path)).toEqual(STANDS);
    expect(await countsOf()).toEqual(before);
    expect((await restore(test.moderator.client)).body.code).toBe('flag.notRemoved');
    await flagAll(path, 11);
    await flag(test.moderator.client, path, 'Abuse');
    expect(await statuses(path)).toEqual(STANDS);
    const found = await vi.waitFor(async () => {
      const { body } = await test.guest.get('/search?query=snorkweed');
      expect(body).toHaveLength(1);
      return body;
    }, 5000);
    expect(found[0].recordID).toBe(discussionID);
    expect((await test.moderator.client.patch('/discussions/99999/restore')).status).toBe(404);
  });

  it('counts fifty flags at once of ten people as ten', async () => {
    const { path, discussionID } = await spamByMelba();
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => flag(flaggers[at % 10]?.client as TestClient, path, 'Abuse')),
    );
    expect(await statuses(path)).toEqual(HELD);
    const log = (await test.moderator.client.get(`${path}/reactions?type=Abuse`)).body;
    expect(log).toHaveLength(10);
    const rows = await test.site.database.rows(sql`
      select type from events where type in ('post.flagged', 'discussion.hidden')
        and (payload ->> 'recordID' = ${String(discussionID)} or payload ->> 'discussionID' = ${String(discussionID)})`);
    expect(rows).toHaveLength(2);
  });
});

it.each([
  ['Spam', 'a curator', 1, true],
  // Put on record at five, removed at ten.
  ['Abuse', 'a curator', 1, false],
  ['Abuse', 'a curator and five members', 6, true],
])('%s by %s: removed %s', async (type, _, count, isRemoved) => {
  const { path, discussionID } = await spamByMelba();
  await flag(test.moderator.client, path, type);
  if (count > 1) await flagAll(path, count - 1, type);
  expect((await statuses(path)).guest).toBe(isRemoved ? 404 : 200);
  const row = await test.site.database.row<{ is_removed: boolean }>(sql`
    select date_removed is not null as is_removed from flagged_posts
    where record_type = 'discussion' and record_id = ${discussionID}`);
  expect(row).toEqual({ is_removed: isRemoved });
});

it('spares what many took part in', async () => {
  const { path, discussionID } = await spamByMelba();
  for (let at = 0; at < 10; at++) await commentOn(test.other.client, discussionID);
  await flagAll(path, 6);
  expect(await statuses(path)).toEqual(STANDS);
});

it('takes a comment with its replies, and brings them back', async () => {
  const { discussionID } = await discussionBy(test.other.client);
  const first = await commentOn(test.other.client, discussionID);
  const spam = await commentOn(test.member.client, discussionID, { parentCommentID: first.commentID });
  const reply = await commentOn(test.other.client, discussionID, { parentCommentID: spam.commentID });
  const [path, below] = [`/comments/${spam.commentID}`, `/comments/${reply.commentID}`];
  const seen = async () => {
    const { body } = await test.guest.get(`/discussions/${discussionID}`);
    const parent = (await test.guest.get(`/comments/${first.commentID}`)).body;
    return [body.countComments, body.lastPost?.commentID, parent.countChildComments];
  };
  const before = await seen();
  await flagAll(path, 5);
  expect(await statuses(path)).toEqual(HELD);
  expect((await test.guest.get(below)).status).toBe(404);
  const permalink = `/discussion/comment/${spam.commentID}`;
  expect((await test.member.client.page(permalink)).text).toContain(`"focusCommentID":${spam.commentID}`);
  expect((await test.guest.page(permalink)).status).toBe(404);
  expect((await seen()).slice(0, 1)).toEqual([1]);
  expect((await seen())[2]).toBe(0);
  expect(await miscounted(test)).toEqual([]);
  const restore = (client: TestClient) => client.patch(`${path}/restore`);
  expect((await restore(test.other.client)).status).toBe(404);
  expect((await restore(test.member.client)).status).toBe(403);
  expect((await restore(test.guest)).status).toBe(403);
  expect((await restore(test.moderator.client)).status).toBe(200);
  expect(await seen()).toEqual(before);
  expect((await test.guest.get(below)).status).toBe(200);
  expect((await restore(test.moderator.client)).status).toBe(400);
  expect((await test.moderator.client.patch(`${below}/restore`)).status).toBe(400);
});

it('is restored by moderators alone, where there is something to restore', async () => {
  const { discussionID } = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
  const { commentID } = await commentOn(test.moderator.client, discussionID);
  const { path: gone } = await spamByMelba();
  await test.moderator.client.delete(gone);
  const answers = async (path: string) =>
    Promise.all(
      [test.guest, test.member.client, test.moderator.client, test.admin.client].map(
        async (client) => (await client.patch(`${path}/restore`)).status,
      ),
    );
  expect(await answers(`/discussions/${discussionID}`)).toEqual([403, 403, 400, 400]);
  expect(await answers(`/comments/${commentID}`)).toEqual([403, 403, 400, 400]);
  expect(await answers(gone)).toEqual([403, 410, 410, 410]);
  expect(await answers('/comments/987654')).toEqual([403, 404, 404, 404]);
});

/** What is deleted goes for good at once. */
const deletesForGood = (isSo: boolean) =>
  test.admin.client.patch('/config', { 'moderation.undoDays': isSo ? 0 : 30 });

it('is forgotten with the post', async () => {
  await deletesForGood(true);
  const { path, discussionID } = await spamByMelba();
  const { commentID } = await commentOn(test.member.client, discussionID);
  await flagAll(`/comments/${commentID}`, 5);
  await flagAll(path, 5);
  expect((await test.moderator.client.delete(path)).status).toBe(204);
  const left = await test.site.database.rows(
    sql`select 1 from flagged_posts where record_id in (${discussionID}, ${commentID}) and date_removed is not null
      and ((record_type = 'discussion' and record_id = ${discussionID}) or (record_type = 'comment' and record_id = ${commentID}))`,
  );
  expect(left).toEqual([]);
});

it('is forgotten with the batch of a long discussion that the post goes with', async () => {
  await deletesForGood(true);
  const { discussionID } = await spamByMelba();
  await writeComments(test.site.database, discussionID, test.other.userID, 2000);
  await recountAll(test);
  const flagged = sql`
    select comment_id from comments where discussion_id = ${discussionID} and number in (1, 2000)`;
  await test.site.database.execute(sql`
    insert into flagged_posts (record_type, record_id, urlcode)
    select 'comment', comment_id, (select urlcode from reaction_types where class = 'Flag' limit 1) from (${flagged}) c`);
  await test.site.jobs.stop();
  const ofOneStep = '/discussions/list?longRunnerTimeout=0';
  const hidden = await test.admin.client.delete(ofOneStep, { discussionIDs: [discussionID] });
  const batch = await test.admin.client.call(
    'POST',
    '/calls/run?longRunnerTimeout=0',
    hidden.body.callbackPayload,
    { 'content-type': 'application/system+jwt' },
  );
  expect([hidden.status, batch.status]).toEqual([408, 408]);
  const left = await test.site.database.rows(sql`
    select number from flagged_posts join comments using (comment_id) where comments.discussion_id = ${discussionID}
    union all select 0 from flagged_posts where record_type = 'comment' and not exists (
      select from comments where comment_id = record_id)`);
  expect(left).toEqual([{ number: 1 }]);
  await test.site.startJobs();
  await expect
    .poll(() => test.site.database.rows(sql`select 1 from discussions where discussion_id = ${discussionID}`))
    .toEqual([]);
  await deletesForGood(false);
}, 60_000);
