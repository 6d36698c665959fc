// A member who is mentioned everywhere: a page of it is found by an index, and what is counted beyond 10,000 takes a turn.
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { takeAllTurns } from '../../../platform/server/testing/take-all-turns.ts';
import { writeComments } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
let giveBack = () => {};
afterEach(() => giveBack());

let discussionID: number;

beforeAll(async () => {
  ({ discussionID } = await discussionBy(test.admin.client));
  await writeComments(test.site.database, discussionID, test.admin.userID, 11_000);
  await test.admin.client.patch('/config', { 'heavyReads.atOnce': 1 });
}, 60_000);

async function mention(first: number, last: number): Promise<void> {
  await test.site.database.execute(sql`
    insert into user_mentions (record_type, record_id, user_id, date_inserted)
    select 'comment', comment_id, ${test.other.userID}, now() - number * interval '1 second' from comments
    where discussion_id = ${discussionID} and number between ${first} and ${last}`);
  await test.site.database.execute(sql`vacuum analyze user_mentions`);
}

it('reads one page more than it counts, and waits for its turn where that is much', async () => {
  const list = () => test.admin.client.get(`/user-mentions/users/${test.other.userID}?limit=30`);
  const reading = () => rowsReadBy(test.site.database, async () => expect((await list()).status).toBe(200));
  await mention(1, 1000);
  await reading();
  const few = await reading();
  await mention(1001, 10_000);
  // Each row once, to be counted; none of them to be put in order.
  expect(await reading()).toBeLessThanOrEqual(few + 9000 + 50);
  giveBack = await takeAllTurns(test);
  expect((await list()).headers.get('x-app-page-result-count')).toBe('10000');
  await mention(10_001, 10_001);
  expect((await list()).status).toBe(503);
  giveBack();
  expect((await list()).headers.get('x-app-page-result-count')).toBe('10001');
}, 60_000);
