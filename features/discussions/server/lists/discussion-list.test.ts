import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../testing/community.ts';
import { communityWithRiddles, UNGUESSED } from '../testing/riddles.ts';
import { listedThreads, twelveThreads } from '../testing/twelve-threads.ts';

const test = communityWithRiddles();
let first: number;

beforeAll(async () => {
  first = await twelveThreads(test);
});

const ids = (query: string, client: TestClient = test.guest) => listedThreads(client, first, query);

describe('GET /discussions', () => {
  it('orders by every sort, both ways', async () => {
    const newestFirst = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    for (const sort of ['-dateLastComment', '-dateInserted', '-discussionID'])
      expect(await ids(`sort=${sort}`)).toEqual(newestFirst);
    for (const sort of ['dateLastComment', 'dateInserted', 'discussionID'])
      expect(await ids(`sort=${sort}`)).toEqual(newestFirst.toReversed());
    expect(await ids('sort=-score')).toEqual([9, 4, 8, 3, 12, 7, 2, 11, 6, 1, 10, 5]);
    expect(await ids('sort=score')).toEqual([5, 10, 1, 6, 11, 2, 7, 12, 3, 8, 4, 9]);
    expect((await ids('sort=-hot'))[0]).toBe(12);
    expect(await ids('sort=-experimentalTrending&slotType=w')).toHaveLength(7);
    expect((await test.guest.get('/discussions?sort=-experimentalTrending')).status).toBe(400);
    expect((await test.guest.get('/discussions?sort=title')).status).toBe(422);
  });

  it('pages to the last row, from either end alike', async () => {
    const all: number[] = [];
    for (const page of [1, 2, 3]) all.push(...(await ids(`page=${page}&limit=5`)));
    expect(all).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const answer = await test.guest.get('/discussions?page=2&limit=5');
    expect(answer.headers.get('x-app-page-result-count')).toBe('12');
    expect(answer.headers.get('x-app-page-current')).toBe('2');
    expect(answer.headers.get('link')).toMatch(/page=1&limit=5>; rel="prev".*page=3&limit=5>; rel="next"/);
    expect(await ids('page=9&limit=5')).toEqual([]);
  });

  it('narrows by ids, people, dates, score and comments', async () => {
    const [me, other] = [test.member.userID, test.other.userID];
    expect(await ids(`discussionID=${first},${first + 3}`)).toEqual([4, 1]);
    expect(await ids(`discussionID=>=${first + 9}`)).toEqual([12, 11, 10]);
    expect(await ids(`insertUserID=${other}`)).toEqual([12, 10, 8, 6, 4, 2]);
    expect(await ids(`insertUserID=${other},${me}`)).toHaveLength(12);
    expect(await ids(`insertUserID=$me`, test.member.client)).toEqual([11, 9, 7, 5, 3, 1]);
    expect(await ids('insertUserRoleID=8')).toHaveLength(12);
    expect(await ids('insertUserRoleID=32')).toEqual([]);
    expect(await ids('score=>=4')).toEqual([9, 4]);
    expect(await ids('hasComments=true')).toEqual([12, 9, 6, 3]);
    expect(await ids('hasComments=false&limit=3')).toEqual([11, 10, 8]);
    expect(await ids('slotType=d')).toEqual([12]);
    expect(await ids('slotType=w')).toEqual([12, 11, 10, 9, 8, 7, 6]);
    const day = new Date(Date.now() - 4 * 86_400_000 - 3_600_000).toISOString().slice(0, 10);
    expect(await ids(`dateInserted=${day}`)).toEqual([8]);
    expect(await ids(`dateInserted=>=${day}`)).toEqual([12, 11, 10, 9, 8]);
    expect((await test.guest.get('/discussions?dateInserted=soon')).status).toBe(422);
    expect((await test.guest.get('/discussions?score=[5,1]')).status).toBe(400);
    expect((await test.guest.get('/discussions?participatedUserID=1')).status).toBe(403);
  });

  it('narrows by type, status and tag', async () => {
    await test.moderator.client.put(`/discussions/${first + 4}/type`, { type: 'riddle' });
    expect(await ids('type=Riddle')).toEqual([5]);
    expect(await ids('type=discussion')).toHaveLength(11);
    expect(await ids('status=unguessed')).toEqual([5]);
    expect(await ids(`statusID=${UNGUESSED}`)).toEqual([5]);
    expect((await test.guest.get('/discussions?status=lost')).status).toBe(400);
    expect((await test.guest.get('/discussions?statusID=77')).status).toBe(400);
    const { body: tags } = await test.admin.client.put(`/discussions/${first + 6}/tags`, { urlcodes: [] });
    expect(tags).toEqual([]);
    await test.admin.client.patch(`/discussions/${first + 6}`, { newTagNames: ['bees', 'honey'] });
    const { body: known } = await test.guest.get('/tags?query=bees');
    expect(await ids(`tagID=${known[0].tagID}`)).toEqual([7]);
    await test.moderator.client.put(`/discussions/${first + 4}/type`, { type: 'discussion' });
  });

  it('puts announcements first where they belong', async () => {
    await test.moderator.client.patch(`/discussions/${first}`, { pinLocation: 'recent' });
    await test.moderator.client.patch(`/discussions/${first + 1}`, { pinLocation: 'category' });
    expect((await ids('pinOrder=first')).slice(0, 3)).toEqual([1, 12, 11]);
    expect((await ids('pinOrder=first&categoryID=1')).slice(0, 3)).toEqual([2, 1, 12]);
    expect(await ids('pinOrder=first&limit=3&page=2')).toEqual([10, 9, 8]);
    const all: number[] = [];
    for (const page of [1, 2, 3]) all.push(...(await ids(`pinOrder=first&page=${page}&limit=5`)));
    expect(all).toEqual([1, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect((await ids('pinOrder=first&hasComments=true')).slice(0, 2)).toEqual([12, 9]);
    expect((await ids(''))[0]).toBe(12);
    expect(await ids('pinned=true')).toEqual([2, 1]);
    expect(await ids('pinned=false')).toHaveLength(10);
    for (const offset of [0, 1])
      await test.moderator.client.patch(`/discussions/${first + offset}`, { pinLocation: 'none' });
  });

  it('follows categories and the tree', async () => {
    const { body: child } = await test.admin.client.post('/categories', {
      name: 'Below',
      urlcode: 'below',
      parentCategoryID: 1,
    });
    const made = await discussionBy(test.member.client, { categoryID: child.categoryID });
    const below = made.discussionID - first + 1;
    expect(await ids('categoryID=1')).not.toContain(below);
    expect(await ids('categoryID=1&includeChildCategories=true')).toContain(below);
    expect(await ids(`categoryID=1,${child.categoryID}`)).toContain(below);
    expect(await ids(`excludedCategoryIDs=${child.categoryID}`)).not.toContain(below);
    expect(await ids('followed=true', test.member.client)).toEqual([]);
    expect(
      (await test.member.client.put(`/categories/${child.categoryID}/follow`, { followed: true })).body,
    ).toEqual({ followed: true });
    expect(await ids('followed=true', test.member.client)).toEqual([below]);
    expect((await test.guest.get(`/discussions?categoryID=${test.privateCategoryID}`)).status).toBe(403);
    await test.moderator.client.delete(`/discussions/${made.discussionID}`);
  });

  it('expands what is asked for and nothing else', async () => {
    const { body: plain } = await test.guest.get('/discussions?limit=1');
    expect(plain[0]).toMatchObject({
      insertUser: { userID: test.other.userID },
      lastUser: {},
      body: '<p>Body</p>',
      unread: false,
      bookmarked: false,
    });
    expect(plain[0]).not.toHaveProperty('category');
    const { body: bare } = await test.guest.get(
      '/discussions?limit=1&expand=-body,-insertUser,-lastUser,breadcrumbs',
    );
    expect(bare[0]).not.toHaveProperty('body');
    expect(bare[0]).not.toHaveProperty('insertUser');
    expect(bare[0].breadcrumbs).toHaveLength(2);
    const { body: all } = await test.guest.get('/discussions?limit=1&expand=all');
    expect(all[0]).toMatchObject({
      category: { categoryID: 1 },
      tags: [],
      status: { statusID: 0 },
      lastPost: { name: 'Thread 12' },
      bodyRaw: 'Body',
    });
    expect(all[0].reactions.length).toBeGreaterThan(0);
    expect((await test.guest.get('/discussions?expand=secrets')).status).toBe(422);
    expect((await test.guest.get('/discussions?limit=1&fields=name')).body).toEqual([{ name: 'Thread 12' }]);
  });

  it('costs a fixed number of statements', async () => {
    const cost = async (query: string) => {
      await test.member.client.get(`/discussions?${query}`);
      return (await test.member.client.get(`/discussions?${query}`)).statements;
    };
    expect(await cost('limit=12')).toBe(await cost('limit=2'));
    expect(await cost('limit=12')).toBeLessThanOrEqual(4);
    expect(await cost('limit=12&expand=all')).toBe(await cost('limit=2&expand=all'));
    expect(await cost('limit=12&expand=all')).toBeLessThanOrEqual(6);
  });
});

describe('limits on posting', () => {
  it('refuse the same text twice and too many at once, but not from moderators', async () => {
    await test.site.database.execute(
      sql`delete from config_values where key = 'vanilla.discussion.spamCount'`,
    );
    test.site.invalidate(['config']);
    const post = (body: string, client = test.member.client) =>
      client.post('/discussions', { name: 'Hello', body, format: 'text', categoryID: 1 });
    await test.site.database.execute(sql`update discussions set date_inserted = now() - interval '1 day'`);
    expect((await post('one')).status).toBe(201);
    expect((await post('one')).body.code).toBe('discussion.duplicate');
    const burst = await Promise.all(['two', 'three', 'four', 'five'].map((body) => post(body)));
    expect(burst.map((answer) => answer.status).sort()).toEqual([201, 201, 400, 400]);
    for (const body of ['one', 'one', 'two', 'three'])
      expect((await post(body, test.moderator.client)).status).toBe(201);
  });
});
