import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { PermissionFragment } from '../roles.contract.ts';
import { CATEGORY_PERMISSIONS } from '../roles.permissions.ts';

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;

beforeAll(async () => {
  test = await accountSite();
  admin = await signedIn(test, 'Admin_one', 'administrator');
  moderator = await signedIn(test, 'Moderator_one', 'moderator');
  member = await signedIn(test, 'Member_one');
});
afterAll(() => test.close());

const granted = (fragment: PermissionFragment | undefined) =>
  Object.keys(fragment?.permissions ?? {})
    .filter((name) => fragment?.permissions[name] === true)
    .sort();

describe('the default roles', () => {
  const unconfirmed = ['email.view', 'profiles.view', 'reactions.view', 'session.valid'];
  const memberGrants = [
    ...unconfirmed,
    'conversations.add',
    'flag.add',
    'profiles.edit',
    'reactions.negative.add',
    'reactions.positive.add',
    'uploads.add',
  ];
  const moderatorGrants = [
    ...memberGrants,
    'community.moderate',
    'curation.manage',
    'personalInfo.view',
    'staff.allow',
  ];
  const administratorGrants = [
    ...moderatorGrants,
    'advancedNotifications.allow',
    'applicants.manage',
    'community.manage',
    'internalInfo.view',
    'profile.editusernames',
    'settings.view',
    'site.manage',
    'tags.add',
    'tokens.add',
    'users.add',
    'users.delete',
    'users.edit',
  ];
  const everywhere = [...Object.keys(CATEGORY_PERMISSIONS), 'discussions.manage', 'discussions.moderate'];

  it.each([
    [2, 'Guest', 'guest', false, false, [], ['discussions.view']],
    [3, 'Unconfirmed', 'unconfirmed', false, true, unconfirmed, ['discussions.view']],
    [4, 'Applicant', 'applicant', false, true, unconfirmed, ['discussions.view']],
    [
      8,
      'Member',
      'member',
      true,
      true,
      memberGrants,
      ['comments.add', 'discussions.add', 'discussions.view'],
    ],
    [32, 'Moderator', 'moderator', true, true, moderatorGrants, everywhere],
    [16, 'Administrator', 'administrator', true, true, administratorGrants, everywhere],
  ])('%i %s', async (roleID, name, type, deletable, canSession, globals, root) => {
    const { body } = await admin.client.get(`/roles/${roleID}?expand=permissions`);
    expect(body).toMatchObject({ roleID, name, type, deletable, canSession, personalInfo: false });
    expect(granted(body.permissions[0])).toEqual([...globals].sort());
    expect(body.permissions[1]).toMatchObject({ type: 'category', id: 0 });
    expect(granted(body.permissions[1])).toEqual([...root].sort());
  });
});

describe('who may do what with roles', () => {
  const calls: [method: string, path: string, body: unknown][] = [
    ['POST', '/roles', { name: 'Attempt' }],
    ['GET', '/roles/8', undefined],
    ['GET', '/roles/8/edit', undefined],
    ['PATCH', '/roles/8', { description: 'Attempt' }],
    ['DELETE', '/roles/8', undefined],
    ['PATCH', '/roles/8/permissions', [{ type: 'global', permissions: { 'tags.add': true } }]],
    ['PUT', '/roles/8/permissions', [{ type: 'global', permissions: { 'tags.add': true } }]],
  ];

  it.each(calls)('%s %s is for managers of the site', async (method, path, body) => {
    for (const client of [test.guest, member.client, moderator.client]) {
      const answer = await client.call<{ permissions: string[] }>(method, path, body);
      expect(answer.status).toBe(403);
      expect(answer.body.permissions).toEqual(['site.manage']);
    }
  });

  it('shows everybody the names, and managers the rest', async () => {
    const { body } = await test.guest.get('/roles?expand=permissions');
    expect(body).toHaveLength(6);
    expect(Object.keys(body[0])).toEqual(['roleID', 'name', 'description']);
    expect((await admin.client.get('/roles')).body[0]).toMatchObject({
      roleID: 2,
      type: 'guest',
      canSession: false,
    });
  });

  it('keeps back roles that are personal information', async () => {
    const { body } = await admin.client.post('/roles', { name: 'Patient', personalInfo: true });
    const names = async (client: TestMember['client']) =>
      (await client.get('/roles')).body.map((role: { name: string }) => role.name);
    expect(await names(member.client)).not.toContain('Patient');
    expect(await names(moderator.client)).toContain('Patient');
    await admin.client.delete(`/roles/${body.roleID}`);
  });

  it('tells which roles one may assign', async () => {
    const assignable = async (client: TestMember['client']) =>
      (await client.get('/roles?expand=assignable')).body
        .filter((role: { assignable: boolean }) => role.assignable)
        .map((role: { roleID: number }) => role.roleID);
    expect(await assignable(member.client)).toEqual([2, 3, 4, 8]);
    expect(await assignable(moderator.client)).toEqual([2, 3, 4, 8, 32]);
    expect(await assignable(admin.client)).toEqual([2, 3, 4, 8, 16, 32]);
  });

  it.each([
    ['what they do not hold', { type: 'global', permissions: { 'exports.manage': true } }, false],
    ['a place of others', { type: 'category', id: 1, permissions: { 'posts.moderate': true } }, false],
    ['what everybody gets', { type: 'global', permissions: { 'uploads.add': true } }, true],
  ])('lets nobody hand out %s', async (_, fragment, isAllowed) => {
    const { client, userID } = await signedIn(test, `Clerk_${fragment.type}_${isAllowed}`);
    const add = async (name: string, permissions: unknown[]) =>
      (await admin.client.post('/roles', { name: `${name} ${userID}`, permissions })).body.roleID;
    const clerk = await add('Clerk', [{ type: 'global', permissions: { 'users.edit': true } }]);
    await admin.client.patch(`/users/${userID}`, { roleID: [clerk] });
    const wanted = await add('Wanted', [fragment]);
    const given = await client.patch(`/users/${member.userID}`, { roleID: [8, wanted] });
    expect(given.status).toBe(isAllowed ? 200 : 403);
    expect((await admin.client.get(`/users/${member.userID}`)).body.roles.length).toBe(isAllowed ? 2 : 1);
    await admin.client.patch(`/users/${member.userID}`, { roleID: [8] });
    for (const roleID of [clerk, wanted]) await admin.client.delete(`/roles/${roleID}`);
  });
});

describe('a role of one’s own', () => {
  it('is added with what a new role gets, changed and deleted', async () => {
    const made = await admin.client.post('/roles', {
      name: 'Gardener',
      permissions: [{ type: 'global', permissions: { 'community.moderate': true, 'uploads.add': false } }],
    });
    expect(made.status).toBe(201);
    expect(made.body.roleID).toBeGreaterThanOrEqual(33);
    const globals = granted(made.body.permissions[0]);
    expect(globals).toContain('session.valid');
    expect(globals).toContain('curation.manage');
    expect(globals).not.toContain('uploads.add');
    expect(globals).not.toContain('site.manage');
    expect((await admin.client.post('/roles', { name: 'Gardener' })).status).toBe(400);
    const path = `/roles/${made.body.roleID}`;
    expect((await admin.client.patch(path, { description: 'Waters the plants.' })).body.description).toBe(
      'Waters the plants.',
    );
    expect((await admin.client.patch(path, { name: 'Member' })).status).toBe(400);
    await admin.client.patch(`/users/${member.userID}`, { roleID: [8, made.body.roleID] });
    expect((await admin.client.delete(path)).status).toBe(204);
    expect((await admin.client.get(path)).status).toBe(404);
    expect((await member.client.get('/users/me')).body.roleIDs).toEqual([8]);
  });

  it('may not be one the site needs', async () => {
    expect((await admin.client.delete('/roles/2')).status).toBe(403);
  });
});

describe('the permissions of a role', () => {
  const put = (body: unknown) => admin.client.put('/roles/4/permissions', body);
  const patch = (body: unknown) => admin.client.patch('/roles/4/permissions', body);

  it('are replaced by PUT and merged by PATCH', async () => {
    await put([{ type: 'global', permissions: { 'session.valid': true } }]);
    const { body } = await patch([{ type: 'category', id: 0, permissions: { 'discussions.view': true } }]);
    expect(granted(body[0])).toEqual(['session.valid']);
    expect(granted(body[1])).toEqual(['discussions.view']);
    const withdrawn = await patch([{ type: 'global', permissions: { 'session.valid': false } }]);
    expect(granted(withdrawn.body[0])).toEqual([]);
    expect(granted(withdrawn.body[1])).toEqual(['discussions.view']);
  });

  it('take consolidated names apart, and put them together again', async () => {
    const { body } = await put([
      { type: 'category', id: 0, permissions: { 'discussions.moderate': true, 'discussions.edit': true } },
    ]);
    expect(body[1].permissions).toEqual({
      'discussions.announce': true,
      'discussions.close': true,
      'discussions.edit': true,
      'discussions.sink': true,
      'discussions.moderate': true,
      'discussions.manage': null,
    });
  });

  it.each([
    [[{ type: 'global', permissions: { 'no.such': true } }], 422],
    [[{ type: 'global', permissions: { 'discussions.edit': true } }], 422],
    [[{ type: 'category', id: 0, permissions: { 'site.manage': true } }], 422],
    [[{ type: 'global', permissions: { constructor: true } }], 422],
    [[], 403],
    [[{ type: 'planet', permissions: {} }], 422],
  ])('refuse %j', async (body, status) => {
    expect((await put(body)).status).toBe(status);
    expect((await patch(body)).status).toBe(status);
  });

  it('give a category permissions of its own', async () => {
    const row = await test.site.database.row<{ category_id: number }>(sql`
      insert into categories (name, urlcode) values ('Quiet', 'quiet-corner') returning category_id`);
    const id = row?.category_id;
    const { body } = await patch([{ type: 'category', id, permissions: { 'discussions.view': true } }]);
    expect(body.at(-1)).toMatchObject({ type: 'category', id, permissions: { 'discussions.view': true } });
    const category = await test.site.database.row<{ has_custom_permissions: boolean }>(sql`
      select has_custom_permissions from categories where category_id = ${id}`);
    expect(category?.has_custom_permissions).toBe(true);
    // Nobody else is shut out by it: what counted until then counts on.
    const members = (await admin.client.get('/roles/8?expand=permissions')).body.permissions;
    expect(granted(members.find((each: PermissionFragment) => each.id === id))).toEqual([
      'comments.add',
      'discussions.add',
      'discussions.view',
    ]);
    expect(
      (await patch([{ type: 'category', id: 99999, permissions: { 'discussions.view': true } }])).status,
    ).toBe(422);
  });

  it('take effect at once', async () => {
    await admin.client.patch('/roles/8/permissions', [{ type: 'global', permissions: { 'tags.add': true } }]);
    expect((await member.client.get('/users/me')).body.permissions).toContain('tags.add');
    await admin.client.patch('/roles/8/permissions', [
      { type: 'global', permissions: { 'tags.add': false } },
    ]);
    expect((await member.client.get('/users/me')).body.permissions).not.toContain('tags.add');
  });
});

describe('the permission set of a member', () => {
  it('is told to oneself, guests too', async () => {
    const guest = (await test.guest.get('/users/$me/permissions?expand=junctions')).body;
    expect(guest).toMatchObject({
      isAdmin: false,
      isSysAdmin: false,
      isSuperAdmin: false,
      junctions: {},
      junctionAliases: {},
    });
    expect(guest.permissions[0]).toEqual({ type: 'global', permissions: { 'discussions.view': true } });
    const own = (await member.client.get('/users/$me/permissions')).body;
    expect(own.permissions[0].permissions).toMatchObject({ 'session.valid': true, 'comments.add': true });
    expect(own).not.toHaveProperty('junctions');
  });

  it('is told of others to those who manage members', async () => {
    expect((await member.client.get(`/users/${admin.userID}/permissions`)).status).toBe(403);
    expect((await moderator.client.get(`/users/${admin.userID}/permissions`)).status).toBe(403);
    expect(
      (await admin.client.get(`/users/${moderator.userID}/permissions`)).body.permissions[0].permissions,
    ).toMatchObject({
      'discussions.moderate': true,
      'discussions.manage': true,
    });
    expect((await admin.client.get('/users/999999/permissions')).status).toBe(404);
  });

  it('is empty while banned', async () => {
    const { client, userID } = await signedIn(test, 'Barred', 'moderator');
    await test.site.database.execute(sql`update users set banned = 1 where user_id = ${userID}`);
    expect((await client.get('/users/$me/permissions')).body.permissions).toEqual([]);
    expect((await client.get('/users/me')).body.permissions).toEqual([]);
  });
});
