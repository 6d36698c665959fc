import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { readViewerState } from '../../../platform/server/pages/viewer-state.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import type { RoleType } from '../../roles/roles.contract.ts';
import { accountSite } from './testing/account-site.ts';
import { signedIn, type TestMember } from './testing/members.ts';
import { profilePath } from './user.address.ts';

let test: TestSite;
let open: TestMember;
let closed: TestMember;
let showing: TestMember;
const viewers = new Map<string, TestMember>();

beforeAll(async () => {
  test = await accountSite();
  open = await signedIn(test, 'Open');
  closed = await signedIn(test, 'Closed');
  showing = await signedIn(test, 'Showing');
  await test.site.database.execute(sql`update users set is_private = true where user_id = ${closed.userID}`);
  await test.site.database.execute(sql`update users set show_email = true where user_id = ${showing.userID}`);
  for (const role of ['unconfirmed', 'member', 'moderator', 'administrator'] as RoleType[]) {
    viewers.set(role, await signedIn(test, `Viewer_${role}`.slice(0, 20), role));
  }
});
afterAll(() => test.close());

const client = (viewer: string) => viewers.get(viewer)?.client ?? test.guest;

describe('what one sees of a member', () => {
  const PRIVATE = ['userID', 'name', 'photoUrl', 'banned', 'private'];
  const BASIC = [
    ...PRIVATE,
    'url',
    'points',
    'dateInserted',
    'dateLastActive',
    'countDiscussions',
    'countComments',
    'countPosts',
    'countVisits',
    'inviteUserID',
    'sortName',
    'profilePhotoUrl',
  ];
  const ACCOUNT = ['email', 'emailConfirmed', 'showEmail', 'bypassSpam', 'suggestAnswers', 'hashMethod'];
  const FULL = [...BASIC, ...ACCOUNT, 'dateUpdated', 'roles', 'roleIDs'];
  const FLAGS = ['isAdmin', 'isSysAdmin', 'isSuperAdmin'];
  const MACHINES = ['insertIPAddress', 'lastIPAddress'];

  it.each([
    ['guest', 'open', PRIVATE],
    ['guest', 'closed', PRIVATE],
    ['guest', 'showing', PRIVATE],
    ['unconfirmed', 'open', BASIC],
    ['member', 'open', BASIC],
    ['member', 'closed', PRIVATE],
    ['member', 'showing', [...BASIC, 'email']],
    ['moderator', 'open', FULL],
    ['moderator', 'closed', FULL],
    ['administrator', 'open', [...FULL, ...FLAGS, ...MACHINES]],
    ['administrator', 'closed', [...FULL, ...FLAGS, ...MACHINES]],
  ])('%s of %s', async (viewer, whom, fields) => {
    const { userID } = { open, closed, showing }[whom as 'open'];
    const one = await client(viewer).get(`/users/${userID}`);
    expect(Object.keys(one.body).sort()).toEqual([...fields].sort());
    const [listed] = (await client(viewer).get(`/users?userID=${userID}`)).body;
    expect(listed).toEqual(one.body);
  });

  it('is all of it for oneself', async () => {
    const { body } = await closed.client.get('/users/$me');
    expect(Object.keys(body).sort()).toEqual([...FULL, ...FLAGS].sort());
  });

  it('is nothing of who is not there', async () => {
    expect((await test.guest.get('/users/999999')).status).toBe(404);
    expect((await test.guest.get('/users/$name:nobody')).body.message).toBe('User not found.');
    expect((await test.guest.get('/users/$shoe:41')).status).toBe(400);
    expect((await client('member').get('/users/$email:open@example.org')).status).toBe(403);
    expect((await client('moderator').get('/users/$email:open@example.org')).body.userID).toBe(open.userID);
    expect((await client('member').get('/users/$name:OPEN')).body.userID).toBe(open.userID);
  });
});

describe('the current user', () => {
  it('is a guest without rights to write', async () => {
    const { body, headers } = await test.guest.get('/users/me');
    const counts = { countDiscussions: 0, countComments: 0, countPosts: 0, countVisits: 0 };
    const flags = { isAdmin: false, isSysAdmin: false, isSuperAdmin: false };
    const dates = { dateInserted: '2000-01-01T00:00:00+00:00', dateUpdated: '2000-01-01T00:00:00+00:00' };
    expect(body).toEqual({
      ...{ ...counts, ...flags, ...dates },
      ...{ userID: 0, name: 'Guest', url: `${test.url}/profile/Guest`, photoUrl: '' },
      ...{ email: null, ssoID: null, emailConfirmed: false, showEmail: false, bypassSpam: false },
      ...{ banned: 0, points: 0, private: false, dateLastActive: null, inviteUserID: null },
      ...{ countUnreadNotifications: 0, countUnreadConversations: 0, profileFields: {}, extended: {} },
      ...{ roleIDs: [2], roles: [{ roleID: 2, name: 'Guest' }], permissions: ['discussions.view'] },
    });
    expect(headers.get('cache-control')).toContain('no-cache');
  });

  it('has a state of its own behind shared pages', async () => {
    for (const name of ['Zoë_1', "O'Hara (x)", 'a/b?c#d%', '李 小龍', '😀~!*']) {
      const row = await test.site.database.row<{ path: string }>(sql`select profile_path(${name}) as path`);
      expect(row?.path).toBe(profilePath(name));
    }
    const records = { discussionIDs: [], commentIDs: [], categoryIDs: [] };
    const slices = test.site.features.all.flatMap((feature) => feature.viewerState ?? []);
    expect(await readViewerState(test.site.database, slices, open.userID, records)).toEqual({
      me: {
        userID: open.userID,
        isEmailConfirmed: true,
        name: 'Open',
        photoUrl: '',
        url: '/profile/Open',
        countUnreadNotifications: 0,
        countUnreadConversations: 0,
      },
    });
  });

  it('has counts from every capability', async () => {
    // Each is of another feature; none of them is here.
    expect((await open.client.get('/users/me-counts')).body).toEqual({ counts: [] });
    expect((await test.guest.get('/users/me-counts')).body).toEqual({ counts: [] });
  });
});

describe('the list of members', () => {
  it('pages, counts and sorts', async () => {
    const { body, headers } = await test.guest.get('/users?limit=2&page=2&sort=-userID');
    expect(body.map((each: { userID: number }) => each.userID)).toEqual(
      [...viewers.values()]
        .map((each) => each.userID)
        .sort((a, b) => b - a)
        .slice(2, 4),
    );
    expect(headers.get('x-app-page-result-count')).toBe('7');
    expect(headers.get('link')).toContain('rel="last"');
  });

  it.each([
    ['roleID=32', ['Viewer_moderator']],
    ['roleIDs=32,16', ['Viewer_moderator', 'Viewer_administrator'.slice(0, 20)]],
    ['name=op*', ['Open']],
    ['query=wing', ['Showing']],
    ['query=%25', []],
    ['isBanned=true', []],
    ['dateInserted=>2999-01-01', []],
  ])('filters by %s', async (query, names) => {
    const { body } = await client('administrator').get(`/users?${query}`);
    expect(body.map((each: { name: string }) => each.name)).toEqual(names);
  });

  it('finds addresses for those alone who may see them', async () => {
    expect((await client('member').get('/users?email=open@example.org')).status).toBe(403);
    expect((await client('member').get('/users?emailConfirmed=true')).status).toBe(403);
    expect((await client('moderator').get('/users?email=open@example.org')).body).toHaveLength(1);
  });

  it('refuses what it does not know', async () => {
    expect((await test.guest.get('/users?sort=shoeSize')).status).toBe(422);
    expect((await test.guest.get('/users?roleID=8&dateInserted=2024-01-01')).status).toBe(422);
    expect((await test.guest.get('/users?dateInserted=soon')).status).toBe(422);
  });
});

describe('finding people by name', () => {
  beforeAll(async () => {
    await test.site.database.execute(sql`
      insert into users (name, name_key, count_comments) values ('Ada', 'ada', 3), ('Adam', 'adam', 9), ('Ad_m', 'ad_m', 1), ('Zed', 'zed', 99)`);
  });

  it.each([
    ['name=ad*', ['Ad_m', 'Ada', 'Adam']],
    ['name=AD*&order=mention', ['Adam', 'Ada', 'Ad_m']],
    ['name=ad*&order=countComments', ['Adam', 'Ada', 'Ad_m']],
    ['name=ada', ['Ada']],
    ['name=ad_*', ['Ad_m']],
    ['name=%25*', []],
    ['name=sys*', []],
    ['name=ad*&limit=1&page=2', ['Ada']],
  ])('answers %s', async (query, names) => {
    const { status, body } = await test.guest.get(`/users/by-names?${query}`);
    expect(status).toBe(200);
    expect(body.map((each: { name: string }) => each.name)).toEqual(names);
  });

  it('goes by who was here last, and as the setting of mentions says', async () => {
    const { database } = test.site;
    await database.execute(sql`
      update users set date_last_active = case name when 'Ada' then now() else now() - interval '9 days' end
      where name in ('Ada', 'Adam')`);
    const names = async (order: string) =>
      (await test.guest.get(`/users/by-names?name=ad*&order=${order}`)).body.map(
        (each: { name: string }) => each.name,
      );
    expect(await names('dateLastActive')).toEqual(['Ada', 'Adam', 'Ad_m']);
    for (const [setting, first] of [
      ['DateLastActive', 'Ada'],
      ['Name', 'Ad_m'],
      ['CountComments', 'Adam'],
    ]) {
      await client('administrator').patch('/config', { 'garden.mentionsOrder': setting });
      expect([setting, (await names('mention'))[0]]).toEqual([setting, first]);
    }
  });

  it('does not tell when a private member was here', async () => {
    const [found] = (await client('member').get('/users/by-names?name=closed')).body;
    expect(found).toMatchObject({ name: 'Closed', private: true, dateLastActive: null });
    const [seen] = (await client('moderator').get('/users/by-names?name=closed')).body;
    expect(seen.dateLastActive).not.toBeNull();
  });
});

describe('a member as one edits them', () => {
  it('is shown to whoever may edit members', async () => {
    const path = `/users/${showing.userID}/edit`;
    expect((await client('administrator').get(path)).body).toEqual({
      userID: showing.userID,
      name: 'Showing',
      email: showing.email,
      showEmail: true,
      photo: null,
      emailConfirmed: true,
      bypassSpam: false,
    });
    for (const who of [test.guest, showing.client, client('moderator')])
      expect((await who.get(path)).body).toMatchObject({ status: 403, permissions: ['users.edit'] });
    expect((await client('administrator').get('/users/999999/edit')).status).toBe(404);
  });
});
