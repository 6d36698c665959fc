// What others gave a member is known without reading what that member wrote, and leaves out what the reader does not see.
import { afterEach, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { takeAllTurns } from '../../../platform/server/testing/take-all-turns.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { recountAll, writeComments } from '../../comments/server/testing/many-comments.ts';
import { addUpCounts } from '../../discussions/server/member-counts/add-up-counts.jobs.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
let giveBack = () => {};
afterEach(() => giveBack());
const busy = () => test.other;

/** Each given a reaction, in an open discussion and in one that is closed to the reader. */
async function write(count: number): Promise<void> {
  const { database } = test.site;
  for (const categoryID of [test.privateCategoryID, 1]) {
    const { discussionID } = await discussionBy(test.admin.client, { categoryID });
    await writeComments(database, discussionID, busy().userID, count);
    await database.execute(sql`
      insert into reaction_totals (record_type, record_id, urlcode, imported)
      select 'comment', comment_id, 'Like', 1 from comments where discussion_id = ${discussionID}`);
  }
  await recountAll(test);
  await addUpCounts(database);
  await database.execute(sql`vacuum analyze`);
}

async function likes(client = test.member.client): Promise<number> {
  test.site.invalidate(['*']);
  const { body } = await client.get(`/users/${busy().userID}?expand=reactionsReceived`);
  return body.reactionsReceived.Like?.count ?? 0;
}

it('reads as many rows for reactions to 1,000 and to 10,000 comments', async () => {
  await write(1000);
  const reading = () =>
    rowsReadBy(test.site.database, async () => {
      expect(await likes()).toBeGreaterThan(0);
      expect((await test.member.client.get(`/users?userID=${busy().userID}&expand=all`)).status).toBe(200);
      expect((await test.member.client.page('/profile/Otto')).status).toBe(200);
    });
  await reading();
  const few = await reading();
  const before = await likes();
  await write(10_000);
  expect(await reading()).toBeLessThanOrEqual(few + 50);
  expect(await likes()).toBe(before + 10_000);
  expect(await likes(test.admin.client)).toBe(2 * (before + 10_000));
  const own = await busy().client.get('/users/me?expand=reactionsReceived');
  expect(own.body.reactionsReceived.Like).toMatchObject({ count: before + 10_000 });
}, 120_000);

it('finds the latest posts that were given a reaction without reading older ones, and takes a turn to do so', async () => {
  await write(1000);
  const list = () => test.member.client.get(`/users/${busy().userID}/reacted?reactionUrlcode=like`);
  const reading = () =>
    rowsReadBy(test.site.database, async () => {
      test.site.invalidate(['*']);
      expect((await list()).body).toHaveLength(30);
      const page = await test.member.client.page('/profile/reactions/Otto?reaction=like');
      expect([page.status, page.text.includes('ProfileActivity')]).toEqual([200, true]);
    });
  await reading();
  const few = await reading();
  await write(10_000);
  expect(await reading()).toBeLessThanOrEqual(few + 100);
  await test.admin.client.patch('/config', { 'heavyReads.atOnce': 1 });
  giveBack = await takeAllTurns(test);
  expect((await list()).status).toBe(503);
  giveBack();
  expect((await list()).body).toHaveLength(30);
}, 120_000);

it('follows each post, at once', async () => {
  const { discussionID, categoryID } = await discussionBy(busy().client);
  const { commentID } = await commentOn(busy().client, discussionID);
  const before = await likes();
  const react = (path: string) => test.member.client.post(`${path}/reactions`, { reactionType: 'like' });
  await react(`/discussions/${discussionID}`);
  await react(`/comments/${commentID}`);
  const admin = test.admin.client;
  const expectMore = async (act: string, more: number) => {
    expect((await likes()) - before, act).toBe(more);
    await addUpCounts(test.site.database);
    expect((await likes()) - before, `${act}, added up`).toBe(more);
  };
  await expectMore('reacting', 2);
  const move = (to: number) =>
    admin.patch('/discussions/move', { discussionIDs: [discussionID], categoryID: to });
  await move(test.privateCategoryID);
  await expectMore('moving where the reader does not see it', 0);
  await move(Number(categoryID));
  await expectMore('moving back', 2);
  await test.member.client.delete(`/discussions/${discussionID}/reactions`);
  await expectMore('taking one back', 1);
  const list = { commentIDs: [commentID], deleteMethod: 'tombstone' };
  expect((await admin.delete('/comments/list', list)).status).toBe(200);
  await expectMore('emptying the comment', 0);
  await react(`/discussions/${discussionID}`);
  expect(
    (await admin.patch(`/discussions/${discussionID}`, { insertUserID: test.admin.userID })).status,
  ).toBe(200);
  await expectMore('another author', 0);
  await admin.patch(`/discussions/${discussionID}`, { insertUserID: busy().userID });
  await expectMore('the same author again', 1);
  expect((await admin.delete(`/discussions/${discussionID}`)).status).toBe(204);
  await expectMore('deleting', 0);
});
