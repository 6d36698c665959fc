import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { missedSearches } from '../../analytics/server/missed-searches.ts';
import { pageViews } from '../../analytics/server/page-views.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { Series, Statistics } from '../statistics.contract.ts';
import { countDaysJob } from './count-days.ts';

const test = communityOfFile();
const browser = { 'user-agent': 'Mozilla/5.0 (X11) Gecko' };
const DAY_MS = 86_400_000;

async function statistics(query = ''): Promise<Statistics> {
  const { status, body } = await test.admin.client.get(`/statistics?days=30${query}`);
  expect(status).toBe(200);
  return body;
}

const of = ({ series }: Statistics, name: string) => series.find((each) => each.name === name) as Series;

/** A discussion that was begun some days ago, with the first reply of somebody else so many hours later. */
async function oldDiscussion(days: number, replyHours?: number): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client);
  const date = new Date(Date.now() - days * DAY_MS);
  const { database } = test.site;
  await database.execute(
    sql`update discussions set date_inserted = ${date} where discussion_id = ${discussionID}`,
  );
  if (replyHours === undefined) return discussionID;
  for (const client of [test.member.client, test.other.client])
    await client.post('/comments', { discussionID, body: 'Mine too.', format: 'markdown' });
  await database.execute(sql`
    update comments set date_inserted = ${new Date(date.getTime() + replyHours * 3_600_000)}
    where discussion_id = ${discussionID} and insert_user_id <> (select insert_user_id from discussions d where d.discussion_id = comments.discussion_id)`);
  return discussionID;
}

it('counts days once by a job, again with the same outcome, and today as it is now', async () => {
  await oldDiscussion(3, 2);
  await oldDiscussion(3);
  await oldDiscussion(40);
  await countDaysJob(test.site, {});
  const first = await statistics();
  await countDaysJob(test.site, {});
  expect(await statistics()).toEqual(first);
  const discussions = of(first, 'discussions');
  expect(discussions.counts.at(-4)).toBe(2);
  expect(discussions).toMatchObject({
    totalBefore: 1,
    countsBefore: expect.objectContaining({ length: 30 }),
  });
  expect(first.replies).toMatchObject([
    { name: '1h', count: 0 },
    { name: '6h', count: 1 },
    { name: '24h', count: 0 },
    { name: '7d', count: 0 },
    { name: 'later', count: 0 },
    { name: 'notYet', count: 1, countBefore: 1 },
  ]);
  expect(first.counting.daysCounted).toBe(first.counting.daysToCount);
  expect(first.counting.daysToCount).toBe(41);
  await discussionBy(test.member.client);
  const now = of(await statistics(), 'discussions');
  expect([now.total, now.counts.at(-1)]).toEqual([
    discussions.total + 1,
    (discussions.counts.at(-1) ?? 0) + 1,
  ]);
});

it('counts again what an import or an administrator makes it', async () => {
  const before = of(await statistics(), 'discussions').counts.at(-13) ?? 0;
  await oldDiscussion(12);
  await countDaysJob(test.site, {});
  expect(of(await statistics(), 'discussions').counts.at(-13)).toBe(before);
  expect((await test.admin.client.post('/statistics/recount')).status).toBe(202);
  expect((await statistics()).counting.daysCounted).toBe(0);
  await countDaysJob(test.site, {});
  expect(of(await statistics(), 'discussions').counts.at(-13)).toBe(before + 1);
});

it('narrows to a category, and leaves out what belongs to none', async () => {
  await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
  const inIt = await statistics(`&categoryID=${test.privateCategoryID}`);
  expect(of(inIt, 'discussions').total).toBe(1);
  expect(inIt.series.map(({ name }) => name)).not.toContain('visits');
  const { categories } = await statistics();
  expect(categories).toContainEqual(
    expect.objectContaining({ categoryID: test.privateCategoryID, count: 1, countBefore: 0 }),
  );
});

it('counts a visit for whoever comes from elsewhere, by the choice of each, and no bot', async () => {
  const visit = (headers: Record<string, string>) => fetch(test.url, { headers: { ...browser, ...headers } });
  const from = (site: string) => ({ 'sec-fetch-site': site, 'sec-fetch-dest': 'document' });
  const visits = async () => {
    await pageViews(test.site).flush();
    return test.site.database.rows<{ audience: string; count: number }>(
      sql`select audience, count::int from page_views where kind = 'visit' order by audience`,
    );
  };
  await test.site.database.execute(sql`delete from page_views`);
  await visit(from('none'));
  await visit(from('cross-site'));
  await visit(from('same-origin'));
  await visit({ ...from('none'), 'sec-purpose': 'prefetch' });
  await visit({ referer: `${test.url}/discussions` });
  await visit({ ...from('none'), 'sec-gpc': '1' });
  await visit({ ...from('none'), 'user-agent': 'Googlebot/2.1' });
  expect(await visits()).toEqual([
    { audience: 'anonymous', count: 1 },
    { audience: 'guest', count: 2 },
  ]);
  expect(of(await statistics(), 'visits').counts.at(-1)).toBe(3);
});

it('shows what was searched and not found, without what may be somebody’s', async () => {
  const search = (client: typeof test.guest, query: string) =>
    client.call('GET', `/search?query=${encodeURIComponent(query)}`, undefined, browser);
  await search(test.guest, 'Propolis  dryer');
  await search(test.member.client, 'propolis dryer');
  await search(test.guest, 'ida@example.org');
  await search(test.guest, 'call 5551234567');
  await test.other.client.post('/analytics/privacy', { AnonymizeData: true });
  await search(test.other.client, 'secret wish');
  await missedSearches(test.site).flush();
  await pageViews(test.site).flush();
  const shown = await statistics();
  expect(shown.missedSearches).toMatchObject([{ words: 'propolis dryer', count: 2 }]);
  expect([of(shown, 'searches').total, of(shown, 'missedSearches').total]).toEqual([5, 5]);
});

it('hands out days as a table', async () => {
  const answer = await test.admin.client.call('GET', '/statistics/days.csv?days=7');
  const rows = answer.text.trim().split('\r\n');
  expect(rows[0]).toBe('day,name,title,count');
  expect(rows.filter((row) => row.includes(',visits,'))).toHaveLength(7);
  expect((await test.admin.client.get('/statistics?days=8')).status).toBe(422);
});

describe('days of one’s own', () => {
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const ask = (from: string, to: string) => test.admin.client.get(`/statistics?from=${from}&to=${to}`);

  it('are those from the first to the last, beside as many before', async () => {
    await oldDiscussion(50);
    await oldDiscussion(53);
    await test.admin.client.post('/statistics/recount');
    await countDaysJob(test.site, {});
    const { status, body } = await ask(day(51), day(49));
    expect([status, body.from, body.to, body.isComplete]).toEqual([200, day(51), day(49), true]);
    expect(of(body, 'discussions')).toMatchObject({
      ...{ counts: [0, 1, 0], countsBefore: [0, 1, 0], total: 1, totalBefore: 1 },
    });
    const table = await test.admin.client.get(`/statistics/days.csv?from=${day(51)}&to=${day(49)}`);
    expect(table.text).toContain(`${day(50)},discussions,Discussions,1`);
    expect(table.text.match(/,discussions,/g)).toHaveLength(3);
  });

  it('that end today count it as it is now', async () => {
    const before = of((await ask(day(0), day(0))).body, 'discussions').counts;
    await discussionBy(test.member.client);
    const { counts } = of((await ask(day(0), day(0))).body, 'discussions');
    expect(counts).toEqual([(before[0] ?? 0) + 1]);
  });

  it.each([
    ['backwards', day(1), day(2), 'to', 'to must not be before from.'],
    ['still to come', day(1), day(-2), 'to', 'to must not be after today, in UTC.'],
    ['too many', day(367), day(1), 'from', 'from and to name at most 366 days, both counted.'],
    ['before all', '1989-12-31', '1990-01-05', 'from', 'from must not be before 1990-01-01.'],
  ])('that are %s are refused, in words', async (_, from, to, field, message) => {
    for (const path of ['/statistics', '/statistics/days']) {
      const { status, body } = await test.admin.client.get(`${path}?from=${from}&to=${to}`);
      expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field, message })]]);
    }
  });

  it('are refused with one of the two, and when they are none', async () => {
    expect((await test.admin.client.get(`/statistics?to=${day(1)}`)).body.errors[0].field).toBe('from');
    expect((await test.admin.client.get(`/statistics?from=${day(1)}`)).body.errors[0].field).toBe('to');
    expect((await ask('2026-02-31', day(1))).status).toBe(422);
    expect((await ask(day(366), day(1))).status).toBe(200);
  });
});
