// What lists of discussions are narrowed to, and how those who index the site read them.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestClient, TestResponse } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../testing/community.ts';
import { communityOfFile } from '../testing/community-of-file.ts';
import { listedThreads, twelveThreads } from '../testing/twelve-threads.ts';

const test = communityOfFile();
let first: number;

interface Row {
  discussionID: number;
  [field: string]: unknown;
}

beforeAll(async () => {
  first = await twelveThreads(test);
});

const ids = (query: string, client: TestClient = test.guest) => listedThreads(client, first, query);

describe('a list of discussions', () => {
  it('shows what is announced everywhere beside what is followed', async () => {
    await test.moderator.client.patch(`/discussions/${first + 2}`, { pinLocation: 'recent' });
    expect(await ids('followed=true', test.other.client)).toEqual([3]);
    expect(await ids('followed=true')).toEqual([3]);
    await test.moderator.client.patch(`/discussions/${first + 2}`, { pinLocation: 'none' });
  });

  it('narrows to what somebody bookmarked, took part in or reacted to', async () => {
    const { client, userID } = test.other;
    await client.put(`/discussions/${first}/bookmark`, { bookmarked: true });
    await client.post('/comments', { body: 'Here too', format: 'text', discussionID: first + 2 });
    await client.post(`/discussions/${first + 4}/reactions`, { reactionType: 'Like' });
    for (const [query, found] of [
      ['bookmarkUserID', 1],
      ['participatedUserID', 3],
    ] as const) {
      expect(await ids(`${query}=$me`, client)).toEqual([found]);
      expect(await ids(`${query}=${userID}`, test.moderator.client)).toEqual([found]);
      expect((await test.member.client.get(`/discussions?${query}=${userID}`)).status).toBe(403);
    }
    expect(await ids('reactionType=Like', client)).toEqual([5]);
    expect(await ids('reactionType=like', client)).toEqual([5]);
    expect(await ids('reactionType=Like', test.member.client)).toEqual([]);
  });

  it('narrows by every date, by roles, kinds, tags and categories', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await test.moderator.client.patch(`/discussions/${first + 9}`, { name: 'Thread ten' });
    expect(await ids(`dateUpdated=>=${day(1)}`)).toEqual([10]);
    expect(await ids('dateUpdated=<2020-01-01')).toEqual([]);
    const listed = (await test.guest.get(`/discussions?discussionID=${first}`)).body[0];
    expect(await ids(`dateLastComment=[${day(2)},${day(0)}]&limit=100`)).toContain(12);
    expect(await ids(`dateLastComment=<${listed.dateLastComment.slice(0, 10)}`)).toEqual([]);
    expect(await ids(`discussionID=[${first + 1},${first + 3})`)).toEqual([3, 2]);
    expect(await ids(`discussionID=${first + 4}..${first + 5}`)).toEqual([6, 5]);
    expect(await ids('roleIDs=32')).toEqual([]);
    expect(await ids('roleIDs=8&limit=100')).toHaveLength(12);
    expect(await ids('type=Scheduled')).toEqual([]);
    expect(await ids('type=riddle,discussion&limit=100')).toHaveLength(12);
    expect(await ids('categoryID=$urlcode:general&limit=100')).toHaveLength(12);
    expect(await ids('categoryID=4711')).toEqual([]);
    await test.admin.client.patch(`/discussions/${first + 1}`, { newTagNames: ['wax'] });
    await test.admin.client.patch(`/discussions/${first + 3}`, { newTagNames: ['comb'] });
    const tags: { tagID: number }[] = (await test.guest.get('/tags?sort=-tagID&limit=2')).body;
    expect(await ids(`tagID=${tags.map((tag) => tag.tagID).join(',')}`)).toEqual([4, 2]);
    expect(await ids(`tagID[]=${tags[0]?.tagID}`)).toEqual([4]);
  });

  it('leaves archived categories out where hidden ones are excluded', async () => {
    const place = { name: 'Attic', urlcode: 'attic' };
    const { categoryID } = (await test.admin.client.post('/categories', place)).body;
    const { discussionID } = await discussionBy(test.member.client, { categoryID });
    await test.admin.client.patch(`/categories/${categoryID}`, { isArchived: true });
    const number = discussionID - first + 1;
    expect(await ids('limit=100')).toContain(number);
    expect(await ids('limit=100&excludeHiddenCategories=true')).not.toContain(number);
    await test.moderator.client.delete(`/discussions/${discussionID}`);
  });

  it('in the order of ids, names the next page by the id it begins with', async () => {
    for (const sort of ['discussionID', '-discussionID']) {
      const found: number[] = [];
      const totals: (string | null)[] = [];
      let path: string | null = `/discussions?sort=${sort}&limit=5&expand=-body`;
      while (path !== null) {
        const answer: TestResponse<Row[]> = await test.guest.get(path);
        found.push(...answer.body.map((row) => row.discussionID - first + 1));
        totals.push(answer.headers.get('x-app-page-result-count'));
        const next: string | null = answer.headers.get('x-app-page-next-url');
        path = next === null ? null : next.slice(next.indexOf('/discussions'));
      }
      expect(found).toEqual(await ids(`sort=${sort}&limit=100`));
      expect(totals).toEqual([String(found.length), null, null]);
    }
  });

  it('shows those who index the site what changed, and all of it', async () => {
    await test.site.database.execute(sql`
      insert into indexed_records (record_type, event_id) select 'discussion', max(event_id) from events
      on conflict (record_type) do update set event_id = excluded.event_id`);
    expect(await ids('dirtyRecords=true', test.admin.client)).toEqual([]);
    await test.member.client.put(`/discussions/${first + 8}/bookmark`, { bookmarked: true });
    await test.moderator.client.patch(`/discussions/${first + 6}`, { name: 'Thread seven' });
    await test.member.client.post('/comments', { body: 'More', format: 'text', discussionID: first + 7 });
    expect((await ids('dirtyRecords=true', test.admin.client)).sort()).toEqual([7, 8]);
    const path = `/discussions?discussionID=${first}&expand=crawl,-body`;
    for (const client of [test.guest, test.moderator.client])
      expect((await client.get(path)).body).toMatchObject({ status: 403, expandFields: ['crawl'] });
    const { body, headers } = await test.admin.client.get(path);
    expect(body[0]).toMatchObject({
      canonicalID: `discussion_${first}`,
      recordCollapseID: `site1_discussion${first}`,
      scope: 'public',
      siteID: 1,
      locale: 'en',
      bodyPlainText: 'Body',
      excerpt: 'Body',
    });
    expect(body[0]).not.toHaveProperty('body');
    expect(headers.get('x-app-page-result-count')).toBeNull();
  });

  it('takes parameters of what is not there, and refuses what is wrong', async () => {
    expect(await ids('groupID=1')).toEqual([]);
    const all = await ids('limit=100');
    for (const query of ['suggested=true', 'siteSectionID=0', 'excludeHiddenCategories=true'])
      expect(await ids(`${query}&limit=100`)).toEqual(all);
    for (const [query, status] of [
      ['insertUserRoleID=4711', 400],
      ['roleIDs=4711', 400],
      ['categoryID=>=1', 422],
      ['expand=crawl', 403],
      ['limit=501', 422],
      ['pinOrder=last', 422],
      ['slotType=x', 422],
      ['sort=-experimentalTrending&slotType=y', 400],
      ['score=high', 422],
    ] as const)
      expect([query, (await test.guest.get(`/discussions?${query}`)).status]).toEqual([query, status]);
    expect((await test.guest.get('/discussions?sort=experimentalTrending')).body.code).toBe('badSlotType');
  });

  it('cuts excerpts where it is asked to', async () => {
    const words = 'honey '.repeat(200).trim();
    const made = await discussionBy(test.member.client, { body: words });
    const path = `/discussions/${made.discussionID}?expand=excerpt,snippet,-body`;
    const length = async (query: string) => (await test.guest.get(`${path}${query}`)).body.excerpt.length;
    expect(await length('')).toBeLessThanOrEqual(326);
    expect(await length('&excerptLength=20')).toBeLessThanOrEqual(21);
    expect(await length('&excerptLength=1000')).toBeGreaterThan(900);
    const { body } = await test.guest.get(path);
    expect([body.snippet, body.body]).toEqual([body.excerpt, undefined]);
    const last = await test.guest.get(`${path},lastPost,lastPost.body`);
    expect(last.body.lastPost.body).toContain('honey honey');
    expect(last.body).not.toHaveProperty('body');
    const staff = await test.moderator.client.get(`${path},attachments,raw,reportMeta,countReports,warnings`);
    expect(staff.body).toMatchObject({ attachments: [], bodyRaw: words, format: 'markdown' });
    expect((await test.member.client.get(`${path},attachments`)).body).not.toHaveProperty('attachments');
    await test.moderator.client.delete(`/discussions/${made.discussionID}`);
  });
});
