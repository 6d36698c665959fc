// Lists of tags read about as many rows where there are many as where there are few, whoever asks.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../platform/server/testing/rows-read.ts';
import { recountAll } from '../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();

/** 500,000 by hand: PARLEY_TEST_TAGS. */
const TAGS = Number(process.env.PARLEY_TEST_TAGS ?? 20_000);
const AT_ONCE = 20_000;
const LIMIT = 20;

beforeAll(async () => {
  const { database } = test.site;
  for (let from = 0; from < TAGS; from += AT_ONCE)
    await database.execute(sql`
    insert into tags (name, name_key, urlcode, count_discussions)
    select name, name, 'tag-' || n, case when n % 4 = 0 then n % 5000 else 0 end
    from (
      select n, case when n % 10000 = 0 then 'zq seldom xylophone ' else 'garden work ' end || n as name
      from generate_series(${from + 1}::int, ${from + AT_ONCE}::int) n
    ) made`);
  const { discussionID } = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
  await database.execute(sql`
    insert into discussion_tags (discussion_id, tag_id)
    select ${discussionID}, tag_id from tags where count_discussions > 4990`);
  await database.execute(sql`analyze tags`);
}, 300_000);

describe('tags', () => {
  it.each([
    '',
    '&sort=-name',
    '&sort=countDiscussions',
    '&sort=-countDiscussions',
    '&sort=-tagID',
    '&excludeNoCountDiscussion=true',
    '&query=garden',
    '&query=garden&sort=-countDiscussions',
    '&query=xylo',
    '&query=nothing+like+it',
    '&query=zq',
    '&query=w',
    '&query=x&sort=-countDiscussions',
  ])('are listed by%s with few rows', async (query) => {
    for (const client of [test.guest, test.admin.client]) {
      await client.get('/tags?limit=1');
      const ask = () => client.get(`/tags?limit=${LIMIT}${query}`);
      const read = await rowsReadBy(test.site.database, ask);
      expect(read, query).toBeLessThan(LIMIT * 10);
      if (query === '') expect(read).toBeGreaterThan(0);
    }
  });

  it('have at the top those that the viewer sees the most of', async () => {
    const { body } = await test.guest.get('/tags?sort=-countDiscussions&limit=100');
    const counts = body.map((each: { countDiscussions: number }) => each.countDiscussions);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(4980);
  });

  it('are found by a letter or two where a word begins', async () => {
    const names = async (query: string) =>
      (await test.guest.get(`/tags?query=${query}`)).body.map((each: { name: string }) => each.name);
    expect(await names('zq')).toContain('zq seldom xylophone 10000');
    expect(await names('xy')).toContain('zq seldom xylophone 10000');
    expect(await names('yl')).toEqual([]);
  });
});

it('are counted for those who may not see all of them by as many rows for ever more discussions', async () => {
  const { database } = test.site;
  const ask = async () => {
    test.site.invalidate(['*']);
    return rowsReadBy(database, () => test.guest.get(`/tags?limit=${LIMIT}`));
  };
  const chosen = await database.rows<{ tag_id: number }>(sql`
    select tag_id from tags where name like 'garden work %' order by tag_id limit 4`);
  const writeHidden = (count: number) =>
    database.execute(sql`
      with fresh as (
        insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html)
        select 'Hidden ' || n, ${test.privateCategoryID}, ${test.moderator.userID}, ${test.moderator.userID}, 'Words', 'text', '<p>Words</p>'
        from generate_series(1, ${count}::int) n returning discussion_id
      )
      insert into discussion_tags (discussion_id, tag_id)
      select discussion_id, tag_id from fresh, unnest(${chosen.map((tag) => tag.tag_id)}::int[]) tag_id`);
  await writeHidden(10);
  await recountAll(test);
  await database.execute(sql`analyze`);
  const few = await ask();
  await writeHidden(500);
  await recountAll(test);
  await database.execute(sql`analyze`);
  expect(await ask()).toBeLessThanOrEqual(few + 100);
  const [shown] = chosen;
  const seenBy = async (client: typeof test.guest) => (await client.get(`/tags/${shown?.tag_id}`)).status;
  expect([await seenBy(test.guest), await seenBy(test.admin.client)]).toEqual([404, 200]);
}, 120_000);
