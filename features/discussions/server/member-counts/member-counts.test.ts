// What members' numbers leave out for a viewer is counted by category: whatever is done to posts, it stays what the posts
// come to, and it reads no more rows the more somebody wrote.
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import { commentOn } from '../../../comments/server/testing/comments.ts';
import { recountAll, writeComments } from '../../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';
import { addUpCounts } from './add-up-counts.jobs.ts';
import { givePostPoints } from './give-points.ts';
import { memberCountsRecount } from './member-counts.recount.ts';
import { BLOCK, settleNext } from './settle-moved.ts';

const test = communityOfFile();

/** After every act, before and after its changes are added up. */
async function expectRight(act: string) {
  const { database } = test.site;
  expect(await memberCountsRecount.run(database, true), act).toBe(0);
  await addUpCounts(database);
  expect(await memberCountsRecount.run(database, true), `${act}, added up`).toBe(0);
}

async function done(act: string, answer: Promise<{ status: number; text: string }>) {
  const { status, text } = await answer;
  expect(status, `${act}: ${text}`).toBeLessThan(300);
  await expectRight(act);
}

afterEach(() => expectRight('the test'));

const numbersOf = async (userID: number) => {
  const { body } = await test.member.client.get(`/users/${userID}`);
  return [body.countDiscussions, body.countComments, body.points];
};

const move = (ids: readonly number[], categoryID: number, addRedirects = false) =>
  test.admin.client.patch('/discussions/move', { discussionIDs: ids, categoryID, addRedirects });

async function undoNewest(recordID: number) {
  const { body } = await test.admin.client.get(`/audit-logs?recordType=discussion&recordID=${recordID}`);
  return test.admin.client.post('/audit-logs/undo', { auditLogIDs: [body[0].auditLogID] });
}

async function answeredThread() {
  const { discussionID, categoryID } = await discussionBy(test.member.client);
  const { commentID } = await commentOn(test.other.client, discussionID);
  await test.other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'like' });
  await test.member.client.post(`/comments/${commentID}/reactions`, { reactionType: 'like' });
  return { discussionID, commentID, categoryID };
}

describe('whatever is done to posts', () => {
  it('counts what is moved, hidden, deleted, restored, merged and split where it is', async () => {
    const { client } = test.admin;
    const { discussionID: id, commentID, categoryID } = await answeredThread();
    await expectRight('posting');
    await done('moving away', move([id], test.privateCategoryID));
    await done('moving back', move([id], Number(categoryID)));
    await done('deleting', client.delete(`/discussions/${id}`));
    await done('bringing back', undoNewest(id));
    await done(
      'changing the author',
      client.patch(`/discussions/${id}`, { insertUserID: test.admin.userID }),
    );
    const { discussionID: into } = await answeredThread();
    await done('moving the other', move([into], test.privateCategoryID));
    await done(
      'merging',
      client.patch('/discussions/merge', {
        discussionIDs: [id],
        destinationDiscussionID: into,
        addRedirects: true,
      }),
    );
    await done('undoing the merge', undoNewest(id));
    await done('deleting a comment', client.delete(`/comments/${commentID}`));
    await done('taking a reaction back', test.other.client.delete(`/discussions/${id}/reactions`));
    await done(
      'deleting a category',
      client.delete(`/categories/${await emptyCategoryWith(id)}?newCategoryID=${categoryID}`),
    );
  });

  async function emptyCategoryWith(id: number): Promise<number> {
    const { body } = await test.admin.client.post('/categories', { name: 'Passing', urlcode: 'passing' });
    await done('moving there', move([id], body.categoryID, true));
    return body.categoryID;
  }

  it('counts points that others than reactions give, wherever their post goes', async () => {
    const { database } = test.site;
    const { discussionID, commentID, categoryID } = await answeredThread();
    const before = await numbersOf(test.other.userID);
    await database.transaction(async (db) =>
      givePostPoints(
        { db },
        { recordType: 'comment', recordID: commentID, userID: test.other.userID, source: 'tests', points: 3 },
      ),
    );
    await expectRight('giving points');
    await done('moving', move([discussionID], test.privateCategoryID));
    await done('moving back', move([discussionID], Number(categoryID)));
    expect(await numbersOf(test.other.userID)).toEqual([before[0], before[1], before[2] + 3]);
    await done('deleting', test.admin.client.delete(`/discussions/${discussionID}?isPermanent=true`));
  });

  it('counts redirects by where they lead, and shows those alone that lead to what is seen', async () => {
    const { discussionID, categoryID } = await answeredThread();
    const countOf = async () => (await test.guest.get(`/categories/${categoryID}`)).body.countDiscussions;
    const before = [await countOf(), await numbersOf(test.admin.userID)];
    await done('moving', move([discussionID], test.privateCategoryID, true));
    expect(await countOf()).toBe((before[0] as number) - 1);
    expect(await numbersOf(test.admin.userID)).toEqual(before[1]);
    const { body: open } = await test.admin.client.post('/categories', { name: 'Open', urlcode: 'open' });
    await done('moving on', move([discussionID], open.categoryID));
    expect(await countOf()).toBe(before[0]);
    await done('deleting what it leads to', test.admin.client.delete(`/discussions/${discussionID}`));
    expect(await countOf()).toBe((before[0] as number) - 1);
    await done('bringing it back', undoNewest(discussionID));
    expect(await countOf()).toBe(before[0]);
  });

  it('waits for nobody: reactions while their post is moved to and fro count where it ends', async () => {
    const { discussionID, commentID, categoryID } = await answeredThread();
    const people = [test.admin, test.moderator, test.member];
    const reacting = people.map(async ({ client }) => {
      for (let at = 0; at < 12; at++) {
        await client.post(`/comments/${commentID}/reactions`, { reactionType: 'like' });
        await client.delete(`/comments/${commentID}/reactions`);
      }
    });
    for (let at = 0; at < 12; at++)
      await move([discussionID], at % 2 ? Number(categoryID) : test.privateCategoryID);
    await Promise.all(reacting);
    await expectRight('reacting');
  }, 60_000);
});

it('moves a long discussion at once, and counts it for nobody who does not see it before a job came to it', async () => {
  const { database } = test.site;
  const { discussionID, categoryID } = await discussionBy(test.member.client);
  await writeComments(database, discussionID, test.other.userID, 1000);
  await recountAll(test);
  const before = await numbersOf(test.other.userID);
  await move([discussionID], test.privateCategoryID);
  expect(await database.rows(sql`select from discussion_earlier_places`)).toHaveLength(1);
  expect(await numbersOf(test.other.userID)).toEqual([before[0], before[1] - 1000, before[2]]);
  await commentOn(test.admin.client, discussionID);
  await expectRight('moving a long one');
  expect(await numbersOf(test.other.userID)).toEqual([before[0], before[1] - 1000, before[2]]);
  await move([discussionID], Number(categoryID));
  await move([discussionID], test.privateCategoryID);
  await move([discussionID], Number(categoryID));
  expect(await numbersOf(test.other.userID)).toEqual(before);
  await expectRight('moving it back');
  expect(await numbersOf(test.other.userID)).toEqual(before);
}, 60_000);

it('counts a long discussion in blocks, where it is moved and written in between them', async () => {
  const { database } = test.site;
  const { discussionID, categoryID } = await discussionBy(test.member.client);
  await writeComments(database, discussionID, test.other.userID, 4 * BLOCK);
  await database.execute(sql`
    insert into reaction_totals (record_type, record_id, urlcode, count)
    select 'comment', comment_id, 'Like', 2 from comments where discussion_id = ${discussionID}`);
  await recountAll(test);
  await addUpCounts(database);
  const before = await numbersOf(test.other.userID);
  const block = () => database.transaction((tx) => settleNext(tx, discussionID));
  const earlier = () =>
    database.rows(sql`
      select after_number, last_number from discussion_earlier_places where discussion_id = ${discussionID} order by 1`);
  const away = async (act: string) => {
    expect(await numbersOf(test.other.userID), act).toEqual([before[0], before[1] - 4 * BLOCK, before[2]]);
    expect(await memberCountsRecount.run(database, true), act).toBe(0);
  };
  await move([discussionID], test.privateCategoryID);
  await away('moving');
  expect(await block()).toBe(true);
  expect(await earlier()).toEqual([{ after_number: BLOCK, last_number: 2_147_483_647 }]);
  await away('a block');
  // In each part: what is written, given and taken away meanwhile counts where its comment is counted.
  const { commentID } = await commentOn(test.admin.client, discussionID);
  const some = await database.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${discussionID} and number in (7, ${BLOCK + 7})`);
  for (const id of [commentID, ...some.map((row) => row.comment_id)])
    await test.moderator.client.post(`/comments/${id}/reactions`, { reactionType: 'like' });
  await away('writing');
  await test.admin.client.delete(`/comments/${commentID}`);
  const { body: open } = await test.admin.client.post('/categories', { name: 'Blocks', urlcode: 'blocks' });
  await move([discussionID], open.categoryID);
  expect(await earlier()).toEqual([
    { after_number: 0, last_number: BLOCK },
    { after_number: BLOCK, last_number: 2_147_483_647 },
  ]);
  expect(await memberCountsRecount.run(database, true)).toBe(0);
  await move([discussionID], test.privateCategoryID);
  await away('moving to and fro');
  while (await block()) await away('each block');
  await away('the last block');
  await move([discussionID], Number(categoryID));
  await block();
  await done('deleting', test.admin.client.delete(`/discussions/${discussionID}?isPermanent=true`));
}, 60_000);

it('reads as many rows of a member who wrote ten times as much', async () => {
  const { database } = test.site;
  const { discussionID } = await discussionBy(test.member.client);
  const { discussionID: hiddenID } = await discussionBy(test.moderator.client, {
    categoryID: test.privateCategoryID,
  });
  const reading = () =>
    rowsReadBy(database, async () => {
      test.site.invalidate(['*']);
      for (const path of [
        `/users/${test.other.userID}`,
        '/users?sort=-countPosts',
        '/users/leaders?leaderboardType=reputation&slotType=a',
      ])
        expect((await test.member.client.get(path)).status).toBe(200);
    });
  const write = async (count: number) => {
    for (const id of [discussionID, hiddenID]) await writeComments(database, id, test.other.userID, count);
    await database.execute(sql`
      update comments set date_held = now() where insert_user_id = ${test.other.userID} and comment_id % 3 = 0`);
    await recountAll(test);
    await addUpCounts(database);
    await database.execute(sql`vacuum analyze comments`);
  };
  await write(1000);
  const few = await reading();
  await database.execute(sql`delete from comments where discussion_id = any(${[discussionID, hiddenID]})`);
  await write(10_000);
  expect(await reading()).toBeLessThanOrEqual(few + 20);
}, 120_000);

it('reads as many rows for the numbers of categories where ten times as many redirects stand', async () => {
  const { database } = test.site;
  const { discussionID, categoryID } = await discussionBy(test.member.client);
  const write = (count: number) =>
    database.execute(sql`
      insert into discussions (type, name, category_id, insert_user_id, last_user_id, body, format, body_html, redirect_discussion_id)
      select 'redirect', 'Moved: it', ${categoryID}, ${test.admin.userID}, ${test.admin.userID}, '', 'html', '', ${discussionID}
      from generate_series(1, ${count}::int)`);
  const reading = async () => {
    await recountAll(test);
    await addUpCounts(database);
    await database.execute(sql`vacuum analyze discussions`);
    return rowsReadBy(database, async () => {
      test.site.invalidate(['*']);
      expect((await test.guest.get('/categories')).status).toBe(200);
    });
  };
  await database.execute(
    sql`update discussions set category_id = ${test.privateCategoryID} where discussion_id = ${discussionID}`,
  );
  await write(100);
  const few = await reading();
  await write(1000);
  expect(await reading()).toBeLessThanOrEqual(few + 20);
}, 60_000);
