// Whatever a thread is sorted by, its pages read as many rows where it is long as where it is short.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { recountAll, writeComments } from '../testing/many-comments.ts';

const test = communityOfFile();
const SORTS = ['dateInserted', '-dateInserted', '-score', '-experimentalTrending'];
const LIMIT = 30;

async function threadOf(count: number): Promise<number> {
  const { database } = test.site;
  const { discussionID } = await discussionBy(test.member.client);
  await writeComments(database, discussionID, test.other.userID, count);
  await database.execute(sql`
    update comments set imported_score = number % 50, date_inserted = now() - make_interval(mins => ${count}::int - number)
    where discussion_id = ${discussionID}`);
  return discussionID;
}

it('reads no more the longer it is, on its first page and on its last', { timeout: 240_000 }, async () => {
  const threads = [await threadOf(1000), await threadOf(10_000)] as const;
  await recountAll(test);
  await test.site.database.execute(sql`vacuum analyze comments`);
  for (const sort of SORTS) {
    const read: number[] = [];
    for (const discussionID of threads) {
      const path = `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&sort=${sort}&limit=${LIMIT}`;
      const first = await test.guest.get(path);
      expect(first.status).toBe(200);
      const last = Math.ceil(Number(first.headers.get('x-app-page-result-count')) / LIMIT);
      test.site.invalidate(['*']);
      read.push(
        await rowsReadBy(test.site.database, async () => {
          for (const page of [1, last])
            expect((await test.guest.get(`${path}&page=${page}`)).status).toBe(200);
        }),
      );
    }
    expect(read[1], `${sort}: ${read}`).toBeLessThanOrEqual((read[0] ?? 0) + 200);
  }
});

it('has young comments with many points first where what is trending is asked for', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  await writeComments(test.site.database, discussionID, test.other.userID, 3);
  const set = (number: number, score: number, hours: number) =>
    test.site.database.execute(sql`
      update comments set score = ${score}, date_inserted = now() - make_interval(hours => ${hours})
      where discussion_id = ${discussionID} and number = ${number}`);
  await set(1, 9, 48);
  await set(3, 9, 2);
  const { body } = await test.guest.get(
    `/comments?discussionID=${discussionID}&sort=-experimentalTrending&limit=9`,
  );
  expect(body.map((each: { score: number }) => each.score)).toEqual([9, ...Array(8).fill(0)]);
});
