import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';

const test = communityOfFile({ hasFloodLimits: true });
/** May edit members, and ranks like one. */
let clerk: TestMember;
let gardenID: number;

beforeAll(async () => {
  const { client } = test.admin;
  const permissions = [{ type: 'global', permissions: { 'users.edit': true } }];
  const role = (await client.post('/roles', { name: 'Clerk', permissions })).body;
  clerk = await signedIn(test, 'Clerk');
  await client.patch(`/users/${clerk.userID}`, { roleID: [8, role.roleID] });
  const garden = {
    name: 'Garden',
    urlcode: 'garden',
    displayAs: 'categories',
    iconUrl: '/uploads/garden.png',
  };
  gardenID = (await client.post('/categories', garden)).body.categoryID;
});

const path = (categoryID: number, userID: number | string) =>
  `/categories/${categoryID}/preferences/${userID}`;
const set = async (config: Record<string, unknown>) =>
  expect((await test.admin.client.patch('/config', config)).status).toBe(200);
const nothing = {
  'preferences.followed': false,
  'preferences.popup.posts': false,
  'preferences.email.posts': false,
  'preferences.push.posts': false,
  'preferences.popup.comments': false,
  'preferences.email.comments': false,
  'preferences.push.comments': false,
};
const begun = { ...nothing, 'preferences.followed': true, 'preferences.popup.posts': true };

describe('what a member wants to hear of a category', () => {
  it('begins with nothing, and with what the site says once followed', async () => {
    const { client, userID } = test.other;
    expect((await client.get(path(1, '$me'))).body).toEqual(nothing);
    await client.put('/categories/1/follow', { followed: true });
    expect((await client.get(path(1, userID))).body).toEqual(begun);
    expect((await client.get('/categories/1?expand=preferences')).body.preferences).toEqual(begun);
    const listed = (await client.get('/categories?categoryID=1&expand=preferences')).body;
    expect(listed[0]).toMatchObject({ followed: true, preferences: begun });
    expect((await client.get('/categories?outputFormat=tree')).body[0]).not.toHaveProperty('preferences');
  });

  it.each([
    [{ 'preferences.popup.comments': true }, { ...begun, 'preferences.popup.comments': true }],
    [
      { 'preferences.popup.posts': false },
      { ...begun, 'preferences.popup.posts': false, 'preferences.popup.comments': true },
    ],
    [
      { 'preferences.email.posts': true },
      {
        ...begun,
        'preferences.popup.posts': false,
        'preferences.popup.comments': true,
        'preferences.email.posts': true,
      },
    ],
    [
      { 'preferences.push.comments': true },
      {
        ...begun,
        'preferences.popup.posts': false,
        'preferences.popup.comments': true,
        'preferences.email.posts': true,
        'preferences.push.comments': true,
      },
    ],
    [{ 'preferences.followed': false }, nothing],
    [{ 'preferences.email.comments': false }, nothing],
    [{ 'preferences.popup.comments': true }, { ...begun, 'preferences.popup.comments': true }],
  ])('%j', async (patch, expected) => {
    const { client } = test.other;
    const { status, body } = await client.patch(path(1, '$me'), patch);
    expect([status, body]).toEqual([200, expected]);
    expect((await client.get('/categories/1')).body.followed).toBe(expected['preferences.followed']);
  });

  it('lists what one follows, and only what one can see', async () => {
    const { client, userID } = test.other;
    await test.moderator.client.put(`/categories/${test.privateCategoryID}/follow`, { followed: true });
    await test.moderator.client.put('/categories/1/follow', { followed: true });
    const mine = (await client.get(`/categories/preferences/${userID}`)).body;
    expect(mine).toMatchObject([
      { categoryID: 1, name: 'General', preferences: { 'preferences.followed': true } },
    ]);
    const ofModerator = `/categories/preferences/${test.moderator.userID}`;
    const seenBy = async (reader: TestClient) =>
      (await reader.get(ofModerator)).body.map((each: { categoryID: number }) => each.categoryID);
    expect(await seenBy(test.moderator.client)).toEqual([test.privateCategoryID, 1]);
    expect(await seenBy(clerk.client)).toEqual([1]);
  });

  it('is one’s own business, and that of those who edit members', async () => {
    const { member, other, moderator } = test;
    for (const address of [path(1, other.userID), `/categories/preferences/${other.userID}`]) {
      expect((await test.guest.get(address)).status).toBe(403);
      expect((await member.client.get(address)).body.permissions).toEqual(['users.edit']);
      expect((await clerk.client.get(address)).status).toBe(200);
    }
    const patch = { 'preferences.popup.posts': true };
    expect((await test.guest.patch(path(1, other.userID), patch)).status).toBe(403);
    expect((await member.client.patch(path(1, other.userID), patch)).status).toBe(403);
    expect((await clerk.client.patch(path(1, other.userID), patch)).status).toBe(200);
    // Nobody changes what somebody above them wants.
    expect((await clerk.client.patch(path(1, moderator.userID), patch)).status).toBe(403);
    expect((await clerk.client.get(path(1, 99_999))).status).toBe(404);
  });

  it('refuses hidden and unknown categories and other words', async () => {
    const { client } = test.member;
    expect((await client.get(path(test.privateCategoryID, '$me'))).status).toBe(403);
    expect(
      (await client.patch(path(test.privateCategoryID, '$me'), { 'preferences.followed': true })).status,
    ).toBe(403);
    expect((await client.get(path(999, '$me'))).status).toBe(404);
    expect((await client.patch(path(1, '$me'), { 'preferences.popup.posts': 'perhaps' })).status).toBe(422);
  });

  it('sends mails only to those who may have them', async () => {
    const withMails = (isOn: boolean) =>
      test.admin.client.patch('/roles/8/permissions', [
        { type: 'global', permissions: { 'email.view': isOn } },
      ]);
    await withMails(false);
    const patch = { 'preferences.email.posts': true };
    for (const client of [test.member.client, test.admin.client]) {
      const { status, body } = await client.patch(path(1, test.member.userID), patch);
      expect([status, body.code]).toEqual([403, 'category.noMail']);
    }
    await set({
      'preferences.categoryFollowed.defaults':
        '{"preferences.email.posts":true,"preferences.popup.comments":true}',
    });
    await test.member.client.put('/categories/1/follow', { followed: true });
    const popupOnly = { ...nothing, 'preferences.followed': true, 'preferences.popup.comments': true };
    expect((await test.member.client.get(path(1, '$me'))).body).toEqual(popupOnly);
    await withMails(true);
    expect((await test.member.client.patch(path(1, '$me'), patch)).body).toEqual({ ...popupOnly, ...patch });
    await set({ 'preferences.categoryFollowed.defaults': 'no JSON' });
    await test.member.client.put('/categories/1/follow', { followed: false });
  });
});

it('holds a wish for digests while the site sends them', async () => {
  const { client } = test.member;
  await client.put('/categories/1/follow', { followed: true });
  const digestOf = async () => (await client.get(path(1, '$me'))).body['preferences.email.digest'];
  expect(await digestOf()).toBeUndefined();
  await test.site.database.execute(sql`
    insert into config_values (key, value) values ('emailDigest.enabled', 'true')
    on conflict (key) do update set value = excluded.value`);
  test.site.invalidate(['config']);
  expect(await digestOf()).toBe(false);
  await client.patch(path(1, '$me'), { 'preferences.email.digest': true });
  expect(await digestOf()).toBe(true);
  await client.put('/categories/1/follow', { followed: false });
});

describe('following', () => {
  it('fifty times at once is once, and a limit holds among many', async () => {
    const { client, userID } = await signedIn(test, 'Follower');
    await Promise.all(
      Array.from({ length: 50 }, () => client.put('/categories/1/follow', { followed: true })),
    );
    const rows = await test.site.database.rows(sql`select 1 from category_follows where user_id = ${userID}`);
    expect(rows).toHaveLength(1);
    const counted = await test.site.database.row<{ count: number }>(
      sql`select count(*) as count from category_follows where category_id = 1`,
    );
    expect((await client.get('/categories/1')).body.countFollowers).toBe(counted?.count);
    await set({ 'vanilla.maxFollowedCategories': 2 });
    const made = [];
    for (const at of [1, 2, 3, 4])
      made.push(
        (
          await test.admin.client.post('/categories', {
            name: `Bed ${at}`,
            urlcode: `bed-${at}`,
            parentCategoryID: gardenID,
          })
        ).body.categoryID,
      );
    const answers = await Promise.all(
      made.map((id) => client.put(`/categories/${id}/follow`, { followed: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('category.tooManyFollowed');
    await set({ 'vanilla.maxFollowedCategories': 500 });
  });
});

describe('categories', () => {
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

  it('are suggested where one does not follow yet, the most followed first', async () => {
    const { client } = test.member;
    const bedID = (await client.get('/categories/$urlcode:bed-3')).body.categoryID;
    await test.other.client.put(`/categories/${bedID}/follow`, { followed: true });
    expect((await test.guest.get('/categories/suggested')).status).toBe(403);
    const first = await client.get('/categories/suggested?limit=2');
    expect(first.body[0].name).toBe('General');
    expect(first.headers.get('x-app-page-result-count')).toBe('5');
    expect(names((await client.get(`/categories/suggested?excludedCategoryIDs=1`)).body)[1]).toMatch(/^Bed/);
    await client.put('/categories/1/follow', { followed: true });
    expect(names((await client.get('/categories/suggested')).body)).not.toContain('General');
    expect(names((await client.get('/categories/suggested')).body)).not.toContain('Back room');
    expect((await client.get('/categories/suggested?limit=101')).status).toBe(422);
  });

  it('are narrowed to a kind of page, and to what changed', async () => {
    const flat = (query: string) => test.admin.client.get(`/categories?outputFormat=flat&${query}`);
    expect(names((await flat('layoutViewType=nestedCategoryList')).body)).toEqual(['Garden']);
    expect(names((await flat('layoutViewType=discussionCategoryPage')).body)).not.toContain('Garden');
    const found = await test.guest.get('/categories/search?query=&layoutViewType=nestedCategoryList');
    expect(names(found.body)).toEqual(['Garden']);
    await test.site.database.execute(sql`
      insert into indexed_records (record_type, event_id) select 'category', max(event_id) from events`);
    expect((await test.admin.client.get('/categories?dirtyRecords=true')).body).toEqual([]);
    await test.admin.client.patch(`/categories/${gardenID}`, { description: 'Green.' });
    expect(names((await test.admin.client.get('/categories?dirtyRecords=true')).body)).toEqual(['Garden']);
  });

  it('have pictures of this site or of the web', async () => {
    const patch = (iconUrl: unknown) => test.admin.client.patch(`/categories/${gardenID}`, { iconUrl });
    const { body } = await patch('https://pictures.example/bed.png');
    expect(body).toMatchObject({
      iconUrl: 'https://pictures.example/bed.png',
      iconUrlSrcSet: { 10: '', 300: '', 800: '', 1200: '' },
      bannerUrlSrcSet: null,
    });
    for (const iconUrl of ['javascript:alert(1)', '//elsewhere.example/x.png', 'data:image/png;base64,AA'])
      expect((await patch(iconUrl)).status).toBe(422);
    expect((await patch(null)).body.iconUrlSrcSet).toBeNull();
  });

  it('never hang below themselves, also when two are moved at once', async () => {
    const { client } = test.admin;
    const [one, two] = [
      (await client.post('/categories', { name: 'One', urlcode: 'one' })).body.categoryID,
      (await client.post('/categories', { name: 'Two', urlcode: 'two' })).body.categoryID,
    ];
    const answers = await Promise.all([
      client.patch(`/categories/${one}`, { parentCategoryID: two }),
      client.patch(`/categories/${two}`, { parentCategoryID: one }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('hand what they hold to another, with their counters', async () => {
    const { client } = test.admin;
    const post = { name: 'Beans', body: 'They climb.', format: 'text' };
    const from = (await client.post('/categories', { name: 'From', urlcode: 'from' })).body.categoryID;
    await client.post('/discussions', { ...post, categoryID: from });
    const [before, target] = [(await client.get('/categories/1')).body, `/categories/${from}?newCategoryID=`];
    expect((await client.delete(`${target}${from}`)).status).toBe(404);
    expect((await client.delete(`${target}${gardenID}`)).status).toBe(403);
    expect((await client.delete(`${target}1&batch=false`)).status).toBe(204);
    expect((await client.get('/categories/1')).body.countDiscussions).toBe(before.countDiscussions + 1);
  });
});
