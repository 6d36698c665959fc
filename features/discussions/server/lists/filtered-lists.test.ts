// Lists narrowed down by their readers take turns where all that match have to be counted; one tag is known by its counters.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import { takeAllTurns } from '../../../../platform/server/testing/take-all-turns.ts';
import { recountAll } from '../../../comments/server/testing/many-comments.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';

const test = communityOfFile();
let giveBack = () => {};
let tagID = 0;
afterEach(() => giveBack());

const TOTAL = 'x-app-page-result-count';

beforeAll(async () => {
  await test.admin.client.patch('/config', { 'heavyReads.atOnce': 1 });
  tagID = (await test.admin.client.post('/tags', { name: 'meadow' })).body.tagID;
});

/** With the tag, in an open category and in a closed one. */
async function write(count: number): Promise<void> {
  const { database } = test.site;
  for (const categoryID of [1, test.privateCategoryID])
    await database.execute(sql`
      with fresh as (
        insert into discussions (name, category_id, insert_user_id, last_user_id, body, format, body_html)
        select 'Meadow ' || n, ${categoryID}, ${test.member.userID}, ${test.member.userID}, 'Words', 'text', '<p>Words</p>'
        from generate_series(1, ${count}::int) n returning discussion_id
      )
      insert into discussion_tags (discussion_id, tag_id) select discussion_id, ${tagID} from fresh`);
  await recountAll(test);
  test.site.invalidate(['*']);
  await database.execute(sql`vacuum analyze`);
}

const tagged = (query = '') => test.member.client.get(`/discussions?tagID=${tagID}${query}`);

describe('what has one tag', () => {
  it('is counted without being read, without what the reader does not see', async () => {
    await write(300);
    const reading = async () => {
      await tagged();
      return rowsReadBy(test.site.database, () => tagged());
    };
    const few = await reading();
    await write(3000);
    expect(await reading()).toBeLessThanOrEqual(few + 50);
    expect((await tagged()).headers.get(TOTAL)).toBe('3300');
    const last = await tagged('&page=110');
    expect(last.body).toHaveLength(30);
    expect((await tagged('&page=111')).body).toEqual([]);
    const all = await test.admin.client.get(`/discussions?tagID=${tagID}`);
    expect(all.headers.get(TOTAL)).toBe('6600');
  }, 60_000);

  it('counts redirects whose target the reader sees', async () => {
    const before = Number((await tagged()).headers.get(TOTAL));
    const { admin } = test;
    const { discussionID } = await discussionBy(admin.client);
    await admin.client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tagID] });
    await admin.client.post('/categories', { name: 'Elsewhere', urlcode: 'elsewhere' });
    const { body: places } = await admin.client.get('/categories?limit=100');
    const to = places.find((each: { urlcode: string }) => each.urlcode === 'elsewhere').categoryID;
    const move = (categoryID: number) =>
      admin.client.patch('/discussions/move', {
        discussionIDs: [discussionID],
        categoryID,
        addRedirects: true,
      });
    expect((await move(to)).status).toBe(200);
    const { database } = test.site;
    await database.execute(sql`
      insert into discussion_tags (discussion_id, tag_id)
      select discussion_id, ${tagID} from discussions where redirect_discussion_id = ${discussionID} on conflict do nothing`);
    test.site.invalidate(['*']);
    const ids = (await tagged('&sort=-discussionID')).body;
    expect(ids[0].type).toBe('redirect');
    expect((await tagged()).headers.get(TOTAL)).toBe(String(before + 2));
    expect((await move(test.privateCategoryID)).status).toBe(200);
    test.site.invalidate(['*']);
    expect((await tagged()).headers.get(TOTAL)).toBe(String(before));
  });
});

describe('while all turns for narrowed lists are taken', () => {
  const get = async (path: string) => (await test.member.client.get(path)).status;

  it.each(['hasComments=false', 'score=>0', 'dateInserted=>2020-01-01', 'slotType=m', 'type=discussion'])(
    'who asks by %s waits',
    async (query) => {
      giveBack = await takeAllTurns(test, 'filteredLists');
      expect(await get(`/discussions?${query}`)).toBe(503);
      giveBack();
      expect(await get(`/discussions?${query}`)).toBe(200);
    },
  );

  it('the page of such a list says so', async () => {
    giveBack = await takeAllTurns(test, 'filteredLists');
    const page = await test.guest.page('/discussions?type=discussion');
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3']);
    expect(page.text).toContain('try again in a few seconds');
    giveBack();
    expect((await test.guest.page('/discussions?type=discussion')).status).toBe(200);
  });

  it('nobody else does, and searches hold up no list', async () => {
    giveBack = await takeAllTurns(test, 'filteredLists');
    const own = `insertUserID=${test.other.userID}`;
    for (const query of ['', 'categoryID=1&page=3', 'discussionID=1,2,3', `tagID=${tagID}&page=9`, own])
      expect(await get(`/discussions?${query}`), query).toBe(200);
    for (const path of ['/', '/discussions', '/discussions/tagged/meadow', '/discussions/p2'])
      expect((await test.guest.page(path)).status, path).toBe(200);
    giveBack();
    giveBack = await takeAllTurns(test);
    expect(await get('/discussions?hasComments=false')).toBe(200);
  });

  it('pages far from both ends wait', async () => {
    await write(12_000);
    giveBack = await takeAllTurns(test, 'filteredLists');
    expect(await get('/discussions?page=250')).toBe(503);
    expect(await get('/discussions?page=2')).toBe(200);
    giveBack();
    expect(await get('/discussions?page=250')).toBe(200);
  }, 60_000);
});
