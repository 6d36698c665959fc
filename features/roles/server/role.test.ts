import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { PermissionFragment } from '../roles.contract.ts';
import { CATEGORY_PERMISSIONS, withoutAddons } from '../testing/permission-names.ts';

let test: TestSite;
let admin: TestMember;
let moderator: TestMember;
let member: TestMember;

beforeAll(async () => {
  test = await testSite();
  admin = await signedIn(test, 'Admin_one', 'administrator');
  moderator = await signedIn(test, 'Moderator_one', 'moderator');
  member = await signedIn(test, 'Member_one');
});
afterAll(() => test.close());

const granted = (fragment: PermissionFragment | undefined) =>
  Object.keys(withoutAddons(fragment?.permissions ?? {}))
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
    'signatures.edit',
    'uploads.add',
  ];
  const moderatorGrants = [
    ...memberGrants,
    'attachments.add',
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
  const everywhere = [...CATEGORY_PERMISSIONS, 'discussions.manage', 'discussions.moderate'];

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

describe('the permission set of a member', () => {
  it('is answered to oneself, guests too', async () => {
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

  it('is answered about others to those who manage members', async () => {
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
