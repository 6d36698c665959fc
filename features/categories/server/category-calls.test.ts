// Every call on categories: who may, what is refused, and what each parameter of the lists does.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityWithRiddles } from '../../discussions/server/testing/riddles.ts';

const test = communityWithRiddles();
let admin: TestClient;
const ids: Record<string, number> = { General: 1 };

/** General; Garden (lists its own) with Beds and Sheds; Wide (flat) with Old, which is archived; Head, a heading. */
beforeAll(async () => {
  admin = test.admin.client;
  await add('Garden', { displayAs: 'categories', sort: 1 });
  await add('Beds', { parentCategoryID: ids.Garden, featured: true });
  await add('Sheds', { parentCategoryID: ids.Garden });
  await add('Wide', { displayAs: 'flat', sort: 2 });
  await add('Old', { parentCategoryID: ids.Wide, isArchived: true });
  await add('Head', { displayAs: 'heading', sort: 3 });
  await admin.patch(`/categories/${test.privateCategoryID}`, { sort: 9 });
});

async function add(name: string, more: Record<string, unknown> = {}): Promise<void> {
  const { status, body, text } = await admin.post('/categories', {
    name,
    urlcode: name.toLowerCase(),
    ...more,
  });
  if (status !== 201) throw new Error(text);
  ids[name] = body.categoryID;
}

interface Refusal {
  status: number;
  body: { code?: string; errors?: { field: string; code: string }[]; permissions?: string[] };
}
function shown({ status, body }: Refusal): string {
  const [error] = body.errors ?? [];
  if (error) return `${status} ${error.field} ${error.code}`;
  return body.permissions ? `${status} ${body.permissions[0]}` : `${status} ${body.code ?? ''}`.trim();
}

interface Listed {
  name: string;
  children?: Listed[];
}
const drawn = (rows: Listed[]): string =>
  rows.map(({ name, children }) => (children?.length ? `${name}(${drawn(children)})` : name)).join(' ');
/** Addresses name categories by their names: `{Garden}`. */
const filled = (path: string) => path.replace(/\{(\w+)\}/g, (_, name) => String(ids[name]));

describe('GET /categories', () => {
  it.each([
    ['', 'General Garden(Beds Sheds) Wide(Old) Head'],
    ['maxDepth=1', 'General Garden Wide Head'],
    ['outputFormat=tree&archived=false', 'General Garden(Beds Sheds) Wide Head'],
    ['archived=true', 'Wide(Old)'],
    ['outputFormat=flat', 'General Garden Beds Sheds Wide Old Head'],
    ['limit=2', 'General Garden'],
    ['limit=2&page=4', 'Head'],
    ['limit=2&page=9', ''],
    ['outputFormat=flat&archived=true', 'Old'],
    ['featured=true', 'General Beds'],
    ['categoryID={Beds},{Old}', 'Beds Old'],
    ['categoryID=$urlcode:sheds', 'Sheds'],
    ['parentCategoryID={Garden}', 'Beds Sheds'],
    ['parentCategoryCode=GARDEN', 'Beds Sheds'],
    ['parentCategoryID=-1&outputFormat=flat', 'General Garden Wide Head'],
    ['parentCategoryID={Garden}&includeParentCategory=true', 'Garden(Beds Sheds)'],
    ['parentCategoryID={Garden}&includeParentCategory=true&outputFormat=flat', 'Garden Beds Sheds'],
    ['parentCategoryID={Wide}', 'Old'],
    ['outputFormat=flat&sort=-name', 'Wide Sheds Old Head General Garden Beds'],
    ['outputFormat=flat&sort=name', 'Beds Garden General Head Old Sheds Wide'],
    ['outputFormat=flat&sort=categoryID&limit=2', 'General Garden'],
    ['outputFormat=flat&sort=-categoryID&limit=2', 'Head Old'],
    ['siteSectionID=0&maxDepth=1', 'General Garden Wide Head'],
    ['followed=true', ''],
    ['outputFormat=flat&filterDiscussionsAdd=true', ''],
  ])('%s: %s', async (query, expected) => {
    const { status, body } = await test.guest.get(filled(`/categories?${query}`));
    expect([status, status === 200 ? drawn(body) : body]).toEqual([200, expected]);
  });

  it.each([
    ['categoryID=1&parentCategoryID=1', '400 category.filters'],
    ['categoryID=1&parentCategoryCode=garden', '400 category.filters'],
    ['parentCategoryID=1&parentCategoryCode=garden', '400 category.filters'],
    ['followed=true&followedUserID=1', '400 category.filters'],
    ['limit=2&maxDepth=2', '400 outputFormat invalid'],
    ['page=1&outputFormat=tree', '400 outputFormat invalid'],
    ['outputFormat=flat&maxDepth=2', '400 outputFormat invalid'],
    ['parentCategoryCode=nowhere', '404 notFound'],
    ['parentCategoryID=4711', '404 notFound'],
    ['parentCategoryCode=back-room', '403 discussions.view'],
    ['followedUserID=1', '403 users.edit'],
    ['dirtyRecords=true', '403 site.manage'],
    ['categoryID=many', '422 categoryID invalid'],
    ['limit=501', '422 limit maximum'],
    ['page=0', '422 page minimum'],
    ['maxDepth=0', '422 maxDepth minimum'],
    ['sort=color', '422 sort invalid'],
    ['outputFormat=round', '422 outputFormat invalid'],
    ['expand=secrets', '422 expand invalid'],
  ])('%s is refused: %s', async (query, answer) => {
    expect(shown(await test.guest.get(`/categories?${query}`))).toBe(answer);
  });

  it('has pages where it is flat, and none where it is a tree', async () => {
    const { headers } = await test.guest.get('/categories?limit=2&page=2');
    const shown = ['result-count', 'current', 'limit'].map((name) => headers.get(`x-app-page-${name}`));
    expect(shown).toEqual(['7', '2', '2']);
    expect((await test.guest.get('/categories')).headers.get('x-app-page-next-url')).toBeNull();
  });

  it('lists what somebody follows, to themselves and to those who edit members', async () => {
    const { client, userID } = test.other;
    for (const name of ['Sheds', 'General', 'Beds'])
      await client.put(`/categories/${ids[name]}/follow`, { followed: true });
    const of = async (by: TestClient, query: string) => drawn((await by.get(`/categories?${query}`)).body);
    expect(await of(client, 'followed=true&sort=dateFollowed')).toBe('Sheds General Beds');
    expect(await of(client, 'followed=true&sort=-dateFollowed')).toBe('Beds General Sheds');
    expect(await of(client, `followedUserID=${userID}`)).toBe('General Beds Sheds');
    expect(await of(admin, `followedUserID=${userID}`)).toBe('General Beds Sheds');
    expect(await of(admin, 'followed=true')).toBe('');
    expect(shown(await test.moderator.client.get(`/categories?followedUserID=${userID}`))).toBe(
      '403 users.edit',
    );
  });

  it('expands the last post and what the viewer may do', async () => {
    await discussionBy(test.member.client, { categoryID: ids.Sheds });
    const { body } = await test.member.client.get(
      `/categories?categoryID=${ids.Sheds}&expand=lastPost,permissions`,
    );
    expect(body[0]).toMatchObject({
      lastPost: { name: 'How do bees find their way?', insertUser: { name: 'Melba' } },
      permissions: { 'discussions.add': true, 'discussions.close': false },
    });
    const one = await test.member.client.get(`/categories/${ids.Beds}?expand=lastPost,permissions`);
    expect([one.body.lastPost, Object.keys(one.body.permissions)]).toEqual([null, expect.any(Array)]);
    expect(Object.keys(one.body.permissions)).toHaveLength(11);
    expect((await test.guest.get(`/categories/${ids.Beds}`)).body).not.toHaveProperty('permissions');
  });
});

describe('GET /categories/search', () => {
  it.each([
    ['query=ed', 'Beds Sheds'],
    ['query=BÉDS', 'Beds'],
    ['query=&limit=100', 'Beds Garden General Head Old Sheds Wide'],
    ['query=&displayAs=flat,heading', 'Wide Head'],
    ['query=&displayAs[]=categories', 'Garden'],
    ['query=&parentCategoryID={Garden}', 'Beds Garden Sheds'],
    ['query=back', ''],
    ['query=&siteSectionID=0&displayAs=heading', 'Head'],
  ])('%s: %s', async (query, expected) => {
    const found = (await test.guest.get(filled(`/categories/search?${query}`))).body.map(
      (row: Listed) => row.name,
    );
    expect(found.toSorted()).toEqual(expected.split(' ').filter(Boolean).toSorted());
  });

  it('is paged by “more”, tells parents and crumbs, and where one may post', async () => {
    const first = await test.guest.get('/categories/search?query=ed&limit=1&expand=parent,breadcrumbs');
    expect(first.body[0]).toMatchObject({ parent: { name: 'Garden' }, breadcrumbs: expect.any(Array) });
    expect(first.headers.get('x-app-page-next-url')).toContain('page=2');
    expect(first.headers.get('x-app-page-result-count')).toBeNull();
    const open = async (client: TestClient) =>
      (await client.get('/categories/search?query=&filterDiscussionsAdd=true')).body.length;
    expect([await open(test.guest), await open(test.member.client), await open(admin)]).toEqual([0, 4, 5]);
    for (const [query, answer] of [
      ['limit=5', '400 query missingField'],
      ['query=x&limit=101', '422 limit maximum'],
      ['query=x&displayAs=round', '422 displayAs invalid'],
      ['query=x&expand=secrets', '422 expand invalid'],
    ] as const)
      expect([query, shown(await test.guest.get(`/categories/search?${query}`))]).toEqual([query, answer]);
  });
});

it('finds a heading, which has no page of its own, among all categories', async () => {
  const { status, headers } = await test.guest.page('/categories/head');
  expect([status, headers.get('location')]).toEqual([302, '/categories']);
});

describe('an administrator', () => {
  it.each<[more: object, answer: string]>([
    [{ name: undefined }, '400 name missingField'],
    [{ urlcode: undefined }, '400 urlcode missingField'],
    [{ name: ' ' }, '422 name missingField'],
    [{ name: 'x'.repeat(256) }, '422 name maxLength'],
    [{ urlcode: 'GARDEN' }, '400 urlcode category.urlcodeTaken'],
    [{ urlcode: 'two words' }, '422 urlcode invalid'],
    [{ parentCategoryID: 4711 }, '400 category.parentUnknown'],
    [{ parentCategoryID: 'garden' }, '422 parentCategoryID invalid'],
    [{ displayAs: 'round' }, '422 displayAs invalid'],
    [{ description: 'x'.repeat(1001) }, '422 description maxLength'],
    [{ color: 13 }, '422 color maximum'],
    [{ featured: 'perhaps' }, '422 featured invalid'],
    [{ iconUrl: 'javascript:alert(1)' }, '422 iconUrl invalid'],
    [{ allowedPostTypeIDs: ['poem'] }, '422 allowedPostTypeIDs invalid'],
    [{ allowedDiscussionTypes: ['poem'] }, '422 allowedDiscussionTypes invalid'],
    [
      { allowedDiscussionTypes: ['riddle'], allowedPostTypeIDs: ['riddle'] },
      '400 allowedPostTypeIDs invalid',
    ],
  ])('neither makes nor changes a category with %j', async (more, answer) => {
    const post = { name: 'Made', urlcode: 'made', ...more };
    expect(shown(await admin.post('/categories', post))).toBe(answer);
    expect((await admin.get('/categories/$urlcode:made')).status).toBe(404);
    if (Object.values(more).includes(undefined)) return;
    const before = (await admin.get(`/categories/${ids.Beds}/edit`)).text;
    expect(shown(await admin.patch(`/categories/${ids.Beds}`, more))).toBe(answer);
    expect((await admin.get(`/categories/${ids.Beds}/edit`)).text).toBe(before);
  });

  it('makes it at the root or below another, with permissions that begin closed', async () => {
    const made = await admin.post('/categories', {
      name: 'Cellar',
      urlcode: 'cellar',
      parentCategoryID: test.privateCategoryID,
      customPermissions: true,
      allowedPostTypeIDs: ['riddle'],
      pointsCategoryID: 3,
    });
    expect(made.body).toMatchObject({
      parentCategoryID: test.privateCategoryID,
      customPermissions: true,
      hasRestrictedPostTypes: true,
      allowedPostTypeIDs: ['riddle'],
    });
    const path = `/categories/${made.body.categoryID}`;
    const seen = async () => [
      (await test.member.client.get(path)).status,
      (await test.moderator.client.get(path)).status,
    ];
    // Moderators see the one above: nothing is taken over from it.
    expect(await seen()).toEqual([403, 403]);
    expect((await admin.patch(path, { parentCategoryID: -1 })).body.parentCategoryID).toBeNull();
    // Its permissions are its own, wherever it stands; without them it is as open as its place.
    expect(await seen()).toEqual([403, 403]);
    expect((await admin.patch(path, { customPermissions: false })).body.customPermissions).toBe(false);
    expect(await seen()).toEqual([200, 200]);
    expect((await admin.patch(path, { customPermissions: true })).body.customPermissions).toBe(true);
    expect(await seen()).toEqual([403, 403]);
    expect((await admin.delete(path)).status).toBe(204);
  });

  it('finds no category that is not there', async () => {
    for (const answer of [
      admin.get('/categories/4711'),
      admin.get('/categories/4711/edit'),
      admin.patch('/categories/4711', { name: 'x' }),
      admin.delete('/categories/4711'),
      admin.put('/categories/4711/follow', { followed: true }),
      admin.patch('/categories/4711/preferences/$me', { 'preferences.followed': true }),
      admin.get('/categories/preferences/99999'),
      admin.delete(`/categories/${ids.Sheds}?newCategoryID=4711`),
    ])
      expect(shown(await answer)).toBe('404 notFound');
    expect(shown(await admin.get('/categories/1?expand=secrets'))).toBe('422 expand invalid');
    expect((await admin.get(`/categories/${ids.Sheds}`)).body.countDiscussions).toBe(1);
  });
});

it.each([
  [{}, '400 followed missingField'],
  [{ followed: 'perhaps' }, '422 followed invalid'],
])('nobody follows by %j', async (body, answer) => {
  expect(shown(await test.member.client.put('/categories/1/follow', body))).toBe(answer);
});
