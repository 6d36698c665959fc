import { expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { limitOfShare } from '../response-times.contract.ts';
import { responseTimeExpiry, responseTimes } from './count-response-times.ts';

const test = communityOfFile();
const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);

const stored = () =>
  test.site.database.rows<{ kind: string; requests: number; failures: number }>(sql`
    select kind, sum(requests)::int as requests, sum(failures)::int as failures from response_times
    group by kind order by kind`);
const countOf = async (kind: string) => (await stored()).find((row) => row.kind === kind)?.requests ?? 0;

async function empty(): Promise<void> {
  await responseTimes(test.site).flush();
  await test.site.database.execute(sql`delete from response_times`);
}

const insert = (ago: number, kind: string, upTo: number, requests: number, failures = 0) =>
  test.site.database.execute(sql`
    insert into response_times (day, kind, up_to, requests, failures)
    values (${day(ago)}::date, ${kind}, ${sql.integer(upTo)}, ${sql.integer(requests)}, ${sql.integer(failures)})`);

it('counts each request once by its kind, and no file, without a write of its own', async () => {
  await empty();
  for (const path of [
    '',
    'discussions',
    'search?query=bees',
    'api/v2/discussions',
    'api/v2/search?query=bees',
    'robots.txt',
  ])
    await (await fetch(`${test.url}/${path}`)).text();
  await (await fetch(`${test.url}/api/v2/no-such-thing`)).text();
  expect(await stored()).toEqual([]);
  await expect
    .poll(async () => {
      await responseTimes(test.site).flush();
      return stored();
    })
    .toEqual([
      { kind: 'api', requests: 2, failures: 0 },
      { kind: 'page', requests: 2, failures: 0 },
      { kind: 'search', requests: 2, failures: 0 },
    ]);
});

it('adds up what processes count, and repeats what could not be written', async () => {
  await empty();
  const counted = responseTimes(test.site);
  counted.add('page', 12, false);
  await counted.flush();
  // Another process wrote to the same row.
  await test.site.database.execute(sql`update response_times set requests = requests + 5 where up_to = 15`);
  counted.add('page', 12, true);
  await test.site.database.execute(sql`alter table response_times rename to response_times_away`);
  await expect(counted.flush()).rejects.toThrow();
  await test.site.database.execute(sql`alter table response_times_away rename to response_times`);
  await counted.flush();
  expect(
    await test.site.database.rows(sql`select kind, up_to, requests::int, failures::int from response_times`),
  ).toEqual([{ kind: 'page', up_to: 15, requests: 7, failures: 1 }]);
});

it('says within which limits requests were answered, of all days and by day', async () => {
  await empty();
  await insert(3, 'page', 20, 90);
  await insert(3, 'page', 500, 10, 2);
  await insert(1, 'page', 30, 300);
  await insert(400, 'page', 60_000, 1);
  const { status, body } = await test.admin.client.get('/statistics/response-times?days=7');
  expect(status).toBe(200);
  const page = body.kinds.find(({ kind }: { kind: string }) => kind === 'page');
  expect(page).toMatchObject({
    ...{ title: 'Pages', requests: 400, failures: 2, p50: 30, p95: 30 },
    days: [
      { day: day(3), requests: 100, failures: 2, p50: 20, p95: 500 },
      { day: day(1), requests: 300, failures: 0, p50: 30, p95: 30 },
    ],
  });
  const ofCategory = await test.admin.client.get(
    `/statistics/response-times?days=7&categoryID=${test.privateCategoryID}`,
  );
  expect(ofCategory.body.kinds).toEqual([]);
});

it('hands them out as a table, to those who read statistics', async () => {
  await empty();
  await insert(2, 'search', 150, 40, 1);
  const path = `/statistics/response-times/days.csv?from=${day(2)}&to=${day(1)}`;
  const { text } = await test.admin.client.call('GET', path);
  expect(text).toBe(`day,kind,title,requests,failures,p50,p95\r\n${day(2)},search,Search,40,1,150,150\r\n`);
  expect((await test.member.client.get(path)).status).toBe(403);
});

it('forgets days after two years', async () => {
  await empty();
  await insert(801, 'api', 1, 1);
  await insert(799, 'api', 1, 2);
  await responseTimeExpiry.remove(test.site.database, 10);
  expect(await countOf('api')).toBe(2);
});

it.each([
  [
    [
      [5, 50],
      [7, 50],
    ],
    0.5,
    5,
  ],
  [
    [
      [5, 49],
      [7, 51],
    ],
    0.5,
    7,
  ],
  [[[60_000, 1]], 0.95, 60_000],
  [[], 0.95, 0],
  [
    [
      [1, 94],
      [200, 6],
    ],
    0.95,
    200,
  ],
] as [[number, number][], number, number][])('%j: a share of %d is within %d ms', (counts, share, limit) => {
  expect(limitOfShare(new Map(counts), share)).toBe(limit);
});
