// Whatever a thread is sorted by, its pages read as many rows where it is long as where it is short.
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import type { TestClient, TestResponse } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { recountAll, writeComments } from '../testing/many-comments.ts';

const test = communityOfFile();
const SORTS = ['dateInserted', '-dateInserted', '-score', '-experimentalTrending'];
/** Of flat threads alone. */
const FLAT_SORTS = ['commentID', '-commentID', 'dateUpdated', '-dateUpdated'];
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

const nested = (discussionID: number, sort: string) =>
  `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&sort=${sort}&limit=${LIMIT}`;
const flat = (discussionID: number, sort: string) =>
  `/comments?discussionID=${discussionID}&sort=${sort}&limit=${LIMIT}`;

async function lastPageOf(client: TestClient, path: string): Promise<number> {
  const first = await client.get(path);
  expect(first.status).toBe(200);
  return Math.ceil(Number(first.headers.get('x-app-page-result-count')) / LIMIT);
}

async function rowsOf(client: TestClient, path: string): Promise<number> {
  const last = await lastPageOf(client, path);
  test.site.invalidate(['*']);
  return rowsReadBy(test.site.database, async () => {
    for (const page of [1, last]) expect((await client.get(`${path}&page=${page}`)).status).toBe(200);
  });
}

it('reads no more the longer it is, on its first page and on its last', { timeout: 240_000 }, async () => {
  const short = await threadOf(1000);
  const long = await threadOf(10_000);
  await recountAll(test);
  await test.site.database.execute(sql`vacuum analyze comments`);
  for (const sort of SORTS)
    for (const pathOf of [nested, flat]) {
      const few = await rowsOf(test.guest, pathOf(short, sort));
      const many = await rowsOf(test.guest, pathOf(long, sort));
      expect(many, `${pathOf.name} ${sort}: ${few}, ${many}`).toBeLessThanOrEqual(few + 200);
    }
  for (const edited of ['none', 'some', 'nearly all']) {
    await editSome([short, long], edited);
    for (const sort of FLAT_SORTS) {
      const few = await rowsOf(test.guest, flat(short, sort));
      const many = await rowsOf(test.guest, flat(long, sort));
      expect(many, `${edited} edited, ${sort}: ${few}, ${many}`).toBeLessThanOrEqual(few + 200);
    }
  }
  // Moderators see what is held among the others, however much waits.
  await test.site.database.execute(sql`
    update comments set date_held = now() where discussion_id in (${short}, ${long}) and number % 2 = 0`);
  await recountAll(test);
  await test.site.database.execute(sql`vacuum analyze comments`);
  for (const pathOf of [nested, flat]) {
    const few = await rowsOf(test.admin.client, pathOf(short, 'dateInserted'));
    const many = await rowsOf(test.admin.client, pathOf(long, 'dateInserted'));
    expect(many, `held, ${pathOf.name}: ${few}, ${many}`).toBeLessThanOrEqual(few + 200);
  }
});

async function editSome(ids: readonly number[], which: string): Promise<void> {
  const { database } = test.site;
  const isEdited = { none: sql`false`, some: sql`number % 3 = 0`, 'nearly all': sql`number % 50 <> 0` }[
    which
  ];
  await database.execute(sql`
    update comments set date_updated = case when ${isEdited ?? sql`true`} then date_inserted + number % 7 * interval '1 hour' end
    where discussion_id = any(${ids})`);
  await database.execute(sql`vacuum analyze comments`);
}

it('stands by number and by the last edit as the database sorts it, whatever page is asked for', async () => {
  const discussionID = await threadOf(400);
  await recountAll(test);
  await editSome([discussionID], 'some');
  const orders = {
    commentID: sql`comment_id`,
    '-commentID': sql`comment_id desc`,
    dateUpdated: sql`date_updated asc nulls last, comment_id`,
    '-dateUpdated': sql`date_updated desc nulls last, comment_id desc`,
  };
  for (const [sort, by] of Object.entries(orders)) {
    const sorted = await test.site.database.rows<{ comment_id: number }>(sql`
      select comment_id from comments where discussion_id = ${discussionID} order by ${by}`);
    const read: number[] = [];
    for (let page = 1; read.length < sorted.length; page++) {
      const { body } = await test.guest.get(`${flat(discussionID, sort)}&page=${page}`);
      expect(body.length, `${sort}, page ${page}`).toBeGreaterThan(0);
      read.push(...body.map((each: { commentID: number }) => each.commentID));
    }
    expect(read, sort).toEqual(sorted.map((row) => row.comment_id));
  }
}, 60_000);

it('is read from either end, by score and by trend, and says what to do amid it', {
  timeout: 240_000,
}, async () => {
  const discussionID = await threadOf(16_000);
  await recountAll(test);
  await test.site.database.execute(sql`vacuum analyze comments`);
  for (const sort of ['-score', '-experimentalTrending'])
    for (const pathOf of [nested, flat]) {
      const path = pathOf(discussionID, sort);
      const last = await lastPageOf(test.guest, path);
      const reached = Math.floor(5000 / LIMIT) + 1;
      for (const page of [reached, last - reached + 1])
        expect((await test.guest.get(`${path}&page=${page}`)).status, `${path} ${page}`).toBe(200);
      test.site.invalidate(['*']);
      let amid: TestResponse<{ message: string }> | undefined;
      const read = await rowsReadBy(test.site.database, async () => {
        amid = await test.guest.get(`${path}&page=${Math.floor(last / 2)}`);
      });
      expect([amid?.status, amid?.body.message]).toEqual([400, expect.stringContaining('sort=dateInserted')]);
      expect(read).toBeLessThan(500);
      const byDate = pathOf(discussionID, 'dateInserted');
      expect((await test.guest.get(`${byDate}&page=${Math.floor(last / 2)}`)).status).toBe(200);
    }
  // A page in the browser shows what stands there in the order of dates, as its menu says.
  const page = await test.guest.get(
    `/layouts/lookup-hydrate?layoutViewType=post&recordType=discussion&recordID=${discussionID}&params[page]=300&params[sort]=-score`,
  );
  expect(page.status).toBe(200);
  expect(page.text).toContain('"sort":"dateInserted","page":300');
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
