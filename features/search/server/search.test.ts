import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { reindex } from './search.reindex.ts';

const test = communityOfFile();
/** Record ids by the names they have here. */
const at: Record<string, number> = {};

const POSTS = [
  { key: 'apples', by: 'member', name: 'Apples keep well', body: 'A cellar for **apples** and pears.' },
  { key: 'pears', by: 'other', name: 'Pears rot', body: 'The cellar is damp.' },
  { key: 'secret', by: 'admin', name: 'Cellar of the staff', body: 'Hidden cellar.', place: 'hidden' },
  { key: 'old', by: 'admin', name: 'An old cellar', body: 'Long ago.', place: 'archive' },
  { key: 'nested', by: 'admin', name: 'Below the cellar', body: 'Deep.', place: 'child' },
] as const;

beforeAll(async () => {
  const { admin } = test;
  for (const [place, more] of [
    ['archive', {}],
    ['child', { parentCategoryID: 1 }],
  ] as const) {
    const { body } = await admin.client.post('/categories', { name: `A ${place}`, urlcode: place, ...more });
    at[place] = body.categoryID;
  }
  at.hidden = test.privateCategoryID;
  for (const post of POSTS) {
    const categoryID = 'place' in post ? at[post.place] : 1;
    const { discussionID } = await discussionBy(test[post.by].client, {
      name: post.name,
      body: post.body,
      categoryID,
    });
    at[post.key] = discussionID;
  }
  await admin.client.patch(`/categories/${at.archive}`, { isArchived: true });
  at.reply = (await commentOn(test.other.client, at.apples ?? 0, { body: 'My cellar is dry.' })).commentID;
  at.second = (await commentOn(test.member.client, at.apples ?? 0, { body: 'Cellar, cellar!' })).commentID;
  for (const name of ['Fruit', 'Winter']) await admin.client.post('/tags', { name });
  for (const [post, urlcodes] of [
    ['apples', ['fruit', 'winter']],
    ['pears', ['fruit']],
  ] as const)
    await admin.client.post(`/discussions/${at[post]}/tags`, { urlcodes });
  await test.site.database.execute(sql`
    update discussions set score = 9, status_id = 3, date_inserted = '2020-01-01' where discussion_id = ${at.pears}`);
  await test.site.database.execute(sql`
    update users set points = 5, date_last_active = now() + interval '1 day' where user_id = ${test.member.userID}`);
  await reindex(test.site, undefined, 'all');
});

const path = (query: string) =>
  `/search?${query.replace(/\$(\w+)/g, (_, key: string) => String(at[key] ?? test[key as 'member'].userID))}`;

/** What was found, by the names above. */
async function found(query: string, client: TestClient = test.member.client): Promise<string[]> {
  const { body, status, text } = await client.get(path(query));
  if (status !== 200) throw new Error(`${status}: ${text}`);
  const nameOf = ({ recordID, recordType, name }: { recordID: number; recordType: string; name: string }) => {
    if (recordType === 'user' || recordType === 'category') return name;
    const keys = recordType === 'comment' ? ['reply', 'second'] : POSTS.map((post) => post.key);
    return keys.find((key) => at[key] === recordID) ?? name;
  };
  return body.map(nameOf);
}

const sorted = async (query: string, client?: TestClient) => (await found(query, client)).sort();

describe('GET /search', () => {
  it.each([
    ['query=cellar', ['apples', 'nested', 'pears', 'reply', 'second']],
    ['query=cellar&recordTypes=comment', ['reply', 'second']],
    ['query=cellar&types=comment', ['reply', 'second']],
    ['query=cellar&domain=discussions&types=discussion', ['apples', 'nested', 'pears']],
    ['query=cellar&domain=empty', []],
    ['query=cellar&domain=knowledgeBase', []],
    ['query=apples damp&queryOperator=or', ['apples', 'pears']],
    ['query=apples damp&queryOperator=and', []],
    ['query=cellar&name=pears', ['pears']],
    ['name=cellar', ['nested']],
    ['query=cellar&discussionID=$apples', ['apples', 'reply', 'second']],
    ['query=cellar&categoryID=1', ['apples', 'pears', 'reply', 'second']],
    [
      'query=cellar&categoryIDs=1&includeChildCategories=true',
      ['apples', 'nested', 'pears', 'reply', 'second'],
    ],
    ['query=cellar&includeArchivedCategories=true', ['apples', 'nested', 'old', 'pears', 'reply', 'second']],
    ['query=cellar&categoryID=$archive', ['old']],
    ['query=cellar&categoryID=$hidden', []],
    ['query=cellar&insertUserIDs=$member', ['apples', 'second']],
    ['query=cellar&insertUserNames=otto', ['pears', 'reply']],
    ['query=cellar&excludedInsertUserIDs=$other', ['apples', 'nested', 'second']],
    ['query=cellar&includedInsertUserRoleIDs=16', ['nested']],
    ['query=cellar&excludedInsertUserRoleIDs=16', ['apples', 'pears', 'reply', 'second']],
    ['query=cellar&tags=fruit', ['apples', 'pears', 'reply', 'second']],
    ['query=cellar&tags=Fruit,winter&tagOperator=and', ['apples', 'reply', 'second']],
    ['query=cellar&tags=winter,none', ['apples', 'reply', 'second']],
    ['query=cellar&statusID=3', ['pears']],
    ['query=cellar&postTypeID=riddle', []],
    ['query=cellar&dateInserted=<2021-01-01', ['pears']],
    ['query=cellar&dateUpdated=>=2021-01-01', ['apples', 'nested', 'reply', 'second']],
    ['query=cell', ['apples', 'nested', 'pears', 'reply', 'second']],
    ['query=ap&recordTypes=discussion', []],
    ['query=ap&recordTypes=discussion&includeTypeaheads=true', ['apples']],
    [
      'query=cellar&siteSectionID=0&locale=en&scope=site&driver=any&matchMode=any',
      ['apples', 'nested', 'pears', 'reply', 'second'],
    ],
    ['query=melb&domain=members', ['Melba']],
    ['types=user&sort=-name', ['Otto', 'Modesto', 'Melba', 'Adelina']],
    ['recordTypes=category&query=child', ['A child']],
    ['query=', []],
  ])('%s', async (query, expected) => {
    expect(await sorted(query)).toEqual([...expected].sort());
  });

  it.each([
    ['query=cellar&recordTypes=discussion&sort=dateInserted', 'pears', 0],
    ['query=cellar&recordTypes=discussion&sort=-dateInserted', 'pears', 2],
    ['query=cellar&recordTypes=discussion&sort=-score', 'pears', 0],
    ['query=cellar&recordTypes=discussion&sort=score', 'pears', 2],
    ['query=cellar&recordTypes=discussion&sort=-hot', 'pears', 2],
    ['query=cellar&recordTypes=discussion&sort=hot', 'pears', 0],
    ['query=cellar&recordTypes=discussion&sort=dateUpdated', 'pears', 0],
    ['recordTypes=user&sort=name', 'Adelina', 0],
    ['recordTypes=category&sort=name&includeArchivedCategories=true', 'A archive', 0],
    ['recordTypes=category&sort=-name', 'General', 0],
    ['recordTypes=user&sort=-countPosts', 'Modesto', 3],
    ['recordTypes=user&sort=points', 'Melba', 3],
    ['recordTypes=user&sort=-points', 'Melba', 0],
    ['recordTypes=user&sort=-dateLastActive', 'Melba', 0],
  ])('%s', async (query, which, place) => {
    expect((await found(query))[place]).toBe(which);
  });

  it.each(['sort=-points', 'sort=beauty', 'dateInserted=soon', 'domain=places&sort=-points'])(
    'shows a page that finds by its words, though the address says %s',
    async (odd) => {
      const params = new URLSearchParams(odd);
      const requested = [...params].map(([name, value]) => `&params[${name}]=${value}`).join('');
      const { body } = await test.guest.get(
        `/layouts/lookup-hydrate?layoutViewType=search&recordType=siteSection&recordID=0&params[query]=a${requested}`,
      );
      const [{ $reactProps: section }] = body.layout;
      expect(section.children[0]?.$reactProps).toMatchObject({
        query: 'a',
        sort: 'relevance',
        domain: params.get('domain') ?? 'all_content',
      });
    },
  );

  it.each(['/search', '/kb/search'])('has its page at %s', async (address) => {
    const { status, text } = await test.guest.page(`${address}?query=apples`);
    expect([status, text.includes('keep well')]).toEqual([200, true]);
  });

  it('follows what the viewer follows', async () => {
    expect(await found('query=cellar&followedCategories=true')).toEqual([]);
    await test.member.client.put(`/categories/${at.child}/follow`, { followed: true });
    expect(await found('query=cellar&followedCategories=true')).toEqual(['nested']);
    expect(await found('query=cellar&followedCategories=true', test.guest)).toEqual([]);
  });

  it('finds for each what they may see', async () => {
    expect(await found('query=hidden', test.guest)).toEqual([]);
    expect(await found('query=hidden&categoryIDs=$hidden', test.member.client)).toEqual([]);
    expect(await found('query=hidden', test.moderator.client)).toEqual(['secret']);
  });

  it('puts a thread into one hit, and members by themselves', async () => {
    const { body, headers } = await test.guest.get(path('query=cellar&collapse=true&limit=2'));
    expect(body).toHaveLength(2);
    expect(headers.get('x-app-page-result-count')).toBe('3');
    expect(headers.get('x-search-powered-by')).toBe('PostgreSQL');
    const thread = (await test.guest.get(path('query=cellar&collapse=true'))).body.find(
      (each: { discussionID: number }) => each.discussionID === at.apples,
    );
    expect(thread).toMatchObject({ subqueryMatchCount: 3, subqueryExtraParams: { discussionID: at.apples } });
    expect((await test.guest.get(path('query=cellar'))).body[0]).not.toHaveProperty('subqueryMatchCount');
    expect(await sorted('recordTypes=user,category&collapse=true&limit=100')).toHaveLength(
      (await found('recordTypes=user')).length + (await found('recordTypes=category')).length,
    );
  });

  it('tells what is asked for', async () => {
    const [bare] = (await test.guest.get(path('query=apples&recordTypes=discussion'))).body;
    expect(bare).toMatchObject({
      recordType: 'discussion',
      type: 'discussion',
      recordID: at.apples,
      categoryID: 1,
      insertUserID: test.member.userID,
      updateUserID: null,
      format: 'markdown',
      statusID: 0,
      counts: [{ count: 2, labelCode: 'comments' }],
      isForeign: false,
    });
    expect(bare.body).toContain('<strong>apples</strong>');
    for (const field of ['excerpt', 'image', 'insertUser', 'breadcrumbs'])
      expect(bare).not.toHaveProperty(field);
    const [full] = (await test.guest.get(path('query=apples&recordTypes=discussion&expand=all,-body'))).body;
    expect(full).toMatchObject({
      image: null,
      insertUser: { name: 'Melba' },
      excerpt: expect.stringContaining('cellar'),
    });
    expect(full.breadcrumbs).not.toEqual([]);
    const edited = `query=damp&recordTypes=discussion&expand=updateUser`;
    await test.admin.client.patch(`/discussions/${at.pears}`, {
      body: 'The cellar is damp, and cold.',
      format: 'text',
    });
    expect((await test.guest.get(path(edited))).body[0].updateUser).toMatchObject({ name: 'Adelina' });
    expect(full).not.toHaveProperty('body');
    const [member] = (await test.member.client.get(path('query=otto&domain=members'))).body;
    expect(await found('query=otto&domain=members', test.guest)).toEqual([]);
    expect(member).toMatchObject({ type: 'user', recordID: test.other.userID, userInfo: { name: 'Otto' } });
    expect(member.userInfo).not.toHaveProperty('email');
    const [category] = (await test.guest.get(path('query=child&recordTypes=category'))).body;
    expect(category.counts).toContainEqual({ count: 1, labelCode: 'discussions' });
    const none = await test.guest.get(path('query=cellar&includeResults=false'));
    expect([none.body, none.headers.get('x-app-page-result-count')]).toEqual([[], '5']);
  });

  it.each([
    ['query=x&domain=members&scope=hub', 422, 'scope'],
    ['query=x&recordTypes=user,discussion&scope=hub', 422, 'scope'],
    ['query=x&sort=-points', 422, 'sort'],
    ['query=x&recordTypes=user,comment&roleIDs=8', 422, 'roleIDs'],
    ['query=x&dateLastActive=>2020-01-01', 422, 'dateLastActive'],
    ['query=x&recordTypes=poem', 422, 'recordTypes'],
    ['query=x&queryOperator=nor', 422, 'queryOperator'],
    ['query=x&tagOperator=nor', 422, 'tagOperator'],
    ['query=x&limit=101', 422, 'limit'],
    ['query=x&page=0', 422, 'page'],
    ['query=x&sort=beauty', 422, 'sort'],
    ['query=x&dateInserted=soon', 422, 'dateInserted'],
    ['query=x&includedInsertUserRoleIDs=999', 400, 'includedInsertUserRoleIDs'],
  ])('refuses %s', async (query, status, field) => {
    const answer = await test.member.client.get(path(query));
    expect([answer.status, answer.body.errors?.[0]?.field?.split(/[.[]/)[0]]).toEqual([status, field]);
  });

  it('finds members by facts that are for full viewers alone', async () => {
    for (const filter of ['email=otto@example.org', 'emailDomain=example.org', 'ipAddresses=127.0.0.1'])
      expect((await test.member.client.get(path(`domain=members&${filter}`))).status).toBe(403);
    const { client } = test.admin;
    expect(await found('domain=members&email=otto@example.org', client)).toEqual(['Otto']);
    expect(await found('domain=members&emailDomain=no.example,example.org&query=melba', client)).toEqual([
      'Melba',
    ]);
    expect(await found('domain=members&roleIDs=16', client)).toEqual(['Adelina']);
    expect((await found('domain=members&ipAddresses=127.0.0.*&limit=100', client)).length).toBeGreaterThan(3);
    expect(await found('domain=members&ipAddresses=192.0.2.1', client)).toEqual([]);
    await test.member.client.patch('/users/$me/profile-fields', { pronouns: 'they' });
    expect(await found('domain=members&profileFields[pronouns]=they')).toEqual(['Melba']);
    expect(await found('domain=members&profileFields[pronouns]=they', test.guest)).toEqual([]);
    expect(await found('domain=members&dateLastActive=<2000-01-01', client)).toEqual([]);
  });
});

describe('what becomes hidden', () => {
  it('is not found from that moment', async () => {
    await test.site.database.execute(
      sql`update users set is_private = true where user_id = ${test.other.userID}`,
    );
    expect(await found('query=otto&domain=members')).toEqual([]);
    await test.site.database.execute(
      sql`update users set is_private = false where user_id = ${test.other.userID}`,
    );
    await test.admin.client.patch(`/discussions/${at.nested}`, { categoryID: at.hidden });
    expect(await found('query=deep', test.guest)).toEqual([]);
    expect(await found('query=deep', test.moderator.client)).toEqual(['nested']);
    await test.admin.client.delete(`/comments/${at.second}`);
    expect(await sorted('query=cellar&recordTypes=comment')).toEqual(['reply']);
    const merge = { discussionIDs: [at.apples], destinationDiscussionID: at.nested };
    expect((await test.admin.client.patch('/discussions/merge', merge)).status).toBe(200);
    expect(await found('query=cellar')).toEqual(['pears']);
    // Its text is elsewhere now and goes on being found there.
    expect(await found('query=dry', test.moderator.client)).toEqual(['reply']);
    await test.admin.client.delete(`/discussions/${at.pears}`);
    expect(await found('query=cellar')).toEqual([]);
    await test.admin.client.delete(`/users/${test.other.userID}`, { deleteMethod: 'keep' });
    expect(await found('query=otto&domain=members')).toEqual([]);
  });
});
