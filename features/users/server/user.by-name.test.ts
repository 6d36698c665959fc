// Suggestions of members read about as many rows for a site of many members as for a small one, and leave nobody out.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

/** 600,000 by hand: PARLEY_TEST_MEMBERS. */
const MEMBERS = Number(process.env.PARLEY_TEST_MEMBERS ?? 20_000);
const AT_ONCE = 20_000;

beforeAll(async () => {
  const { database } = test.site;
  for (let from = 0; from < MEMBERS; from += AT_ONCE)
    await database.execute(sql`
    insert into users (name, name_key, date_last_active, count_comments, is_private)
    select name, name, now() - n * interval '1 minute', n % 1000, n % 7 = 0
    from (select n, case n % 40 when 0 then 'rare' else 'common' end || n as name from generate_series(${from + 1}::int, ${from + AT_ONCE}::int) n) made`);
  await database.execute(sql`analyze users`);
}, 300_000);

const find = async (query: string): Promise<string[]> => {
  const { status, body } = await test.guest.get(`/users/by-names?${query}`);
  expect(status).toBe(200);
  return body.map((each: { name: string }) => each.name);
};

describe('members by the beginning of their names', () => {
  it.each(['name', 'dateLastActive', 'countComments', 'mention'])(
    'are found by %s with few rows',
    async (order) => {
      for (const name of ['c*', 'common1*', 'rare*', 'nobody*', 'm*']) {
        const read = await rowsReadBy(test.site.database, () => find(`name=${name}&order=${order}`));
        expect([name, read < 6000], `${read} rows`).toEqual([name, true]);
        if (name !== 'nobody*') expect(read).toBeGreaterThan(0);
      }
    },
  );

  it('have those ahead who were here last', async () => {
    expect((await find('name=common*&order=dateLastActive')).slice(0, 3)).toEqual([
      'common1',
      'common2',
      'common3',
    ]);
    // The seventh of each are private.
    expect(await find('name=common7*&order=dateLastActive&limit=3')).toEqual([
      'common71',
      'common72',
      'common73',
    ]);
  });

  it('have whoever is meant first, however many busier ones have longer names', async () => {
    // 'common1' has one comment, 'common1999' has 999.
    expect((await find('name=common1*&order=mention&limit=3'))[0]).toBe('common1');
    expect((await find('name=common1*&order=countComments&limit=3'))[0]).not.toBe('common1');
  });

  it('come each once when somebody leafs to the end', { timeout: 120_000 }, async () => {
    const all: string[] = [];
    for (let page = 1; ; page++) {
      const some = await find(`name=common1*&order=countComments&limit=500&page=${page}`);
      all.push(...some);
      if (some.length < 500) break;
    }
    const row = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from users where name_key like 'common1%'`,
    );
    expect(all.length).toBe(row?.count);
    expect(new Set(all).size).toBe(all.length);
  });
});
