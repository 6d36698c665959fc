// Lists of comments do not take longer the more a member wrote; what has to look at all of them takes turns.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { takeAllTurns } from '../../../platform/server/testing/take-all-turns.ts';
import { addUpCounts } from '../../discussions/server/member-counts/add-up-counts.jobs.ts';
import { discussionBy, privateCategory } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { recountAll, writeComments } from './testing/many-comments.ts';

const test = communityOfFile();
let giveBack = () => {};
afterEach(() => giveBack());

beforeAll(() => test.admin.client.patch('/config', { 'heavyReads.atOnce': 1 }));

const TOTAL = 'x-app-page-result-count';

async function write(count: number, categoryID = 1): Promise<number> {
  const { database } = test.site;
  const { discussionID } = await discussionBy(test.admin.client, { categoryID });
  await writeComments(database, discussionID, test.member.userID, count);
  await recountAll(test);
  await addUpCounts(database);
  await database.execute(sql`vacuum analyze`);
  return discussionID;
}

describe('the comments of a member', () => {
  const list = (page = 1) =>
    test.other.client.get(`/comments?insertUserID=${test.member.userID}&sort=-dateInserted&page=${page}`);

  it('are counted without being read, and leave out what the reader does not see', async () => {
    const closed = await privateCategory(test.admin.client, 'A closed room', 'closed-room');
    await write(1000, closed);
    await write(1000);
    const reading = () =>
      rowsReadBy(test.site.database, async () => {
        test.site.invalidate(['*']);
        expect((await list()).status).toBe(200);
      });
    const few = await reading();
    expect((await list()).headers.get(TOTAL)).toBe('1000');
    await write(10_000);
    expect(await reading()).toBeLessThanOrEqual(few + 50);
    const last = await list(Math.ceil(11_000 / 30));
    expect([last.headers.get(TOTAL), last.body.length]).toEqual(['11000', 11_000 % 30]);
  }, 60_000);

  it('are there while all turns are taken; pages far from both ends wait for theirs', async () => {
    giveBack = await takeAllTurns(test);
    expect((await list()).status).toBe(200);
    expect((await list(180)).status).toBe(503);
    giveBack();
    expect((await list(180)).body.length).toBe(30);
  }, 30_000);
});

describe('comments that are looked for by what no index has in order', () => {
  it.each(['insertUserRoleID=8', 'dateUpdated=>2020-01-01', 'sort=-score', 'sort=dateUpdated'])(
    'wait for their turn: %s',
    async (query) => {
      giveBack = await takeAllTurns(test);
      expect((await test.other.client.get(`/comments?${query}`)).status).toBe(503);
      giveBack();
      expect((await test.other.client.get(`/comments?${query}`)).status).toBe(200);
    },
    30_000,
  );

  it('do not, where they are named or come by their dates', async () => {
    giveBack = await takeAllTurns(test);
    const { discussionID } = await discussionBy(test.admin.client);
    for (const query of ['commentID=1,2,3', 'sort=dateInserted', `discussionID=${discussionID}&sort=-score`])
      expect((await test.other.client.get(`/comments?${query}`)).status, query).toBe(200);
  });
});
