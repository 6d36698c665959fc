import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn, type TestMember } from '../../users/server/testing/members.ts';
import type { PermissionFragment } from '../roles.contract.ts';
import { CATEGORY_PERMISSIONS } from '../testing/permission-names.ts';

const categoryPermissions = CATEGORY_PERMISSIONS;

let test: TestSite;
let admin: TestMember;
let member: TestMember;

beforeAll(async () => {
  test = await testSite();
  admin = await signedIn(test, 'Admin_one', 'administrator');
  member = await signedIn(test, 'Member_one');
});
afterAll(() => test.close());

const granted = (fragment: PermissionFragment | undefined) =>
  Object.keys(fragment?.permissions ?? {})
    .filter((name) => fragment?.permissions[name] === true)
    .sort();

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

  it.each([
    [{}, 400],
    [{ name: '' }, 422],
    [{ name: 'x'.repeat(101) }, 422],
    [{ name: 'Odd', type: 'emperor' }, 422],
    [{ name: 'Odd', canSession: 'perhaps' }, 422],
    [{ name: 'Odd', permissions: [{ type: 'global', permissions: { 'no.such': true } }] }, 422],
  ])('is not made of %j', async (body, status) => {
    expect((await admin.client.post('/roles', body)).status).toBe(status);
    expect((await test.guest.get('/roles')).body.map((role: { name: string }) => role.name)).not.toContain(
      'Odd',
    );
  });

  it('has to be there', async () => {
    const permissions = [{ type: 'global', permissions: { 'tags.add': true } }];
    const { client } = admin;
    const answers = await Promise.all([
      client.get('/roles/999'),
      client.get('/roles/999/edit'),
      client.patch('/roles/999', { name: 'Nobody' }),
      client.delete('/roles/999'),
      client.patch('/roles/999/permissions', permissions),
      client.put('/roles/999/permissions', permissions),
      client.get('/roles/$name:Nobody'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect((await client.get('/roles/$name:Member/edit')).body).toEqual({
      roleID: 8,
      name: 'Member',
      description: expect.any(String),
      type: 'member',
      deletable: true,
      canSession: true,
      personalInfo: false,
    });
    expect((await client.get('/roles?expand=everything')).status).toBe(422);
  });

  it('has its name alone, also among many at once', async () => {
    const post = () => admin.client.post('/roles', { name: 'Crowd' });
    const made = await Promise.all(Array.from({ length: 20 }, post));
    expect(made.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(400)]);
    const ids = [made.find(({ status }) => status === 201)?.body.roleID];
    for (const name of ['One', 'Two']) ids.push((await admin.client.post('/roles', { name })).body.roleID);
    const renamed = await Promise.all(
      ids.slice(1).map((id) => admin.client.patch(`/roles/${id}`, { name: 'Both' })),
    );
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const id of ids) await admin.client.delete(`/roles/${id}`);
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
    // Whoever manages the site sees it too; nobody else does, and nothing is taken over.
    const ownOf = async (roleID: number, categoryID: number | undefined) => {
      const { permissions } = (await admin.client.get(`/roles/${roleID}?expand=permissions`)).body;
      return granted(permissions.find((each: PermissionFragment) => each.id === categoryID));
    };
    expect(await ownOf(8, id)).toEqual([]);
    expect(await ownOf(32, id)).toEqual([]);
    expect(await ownOf(16, id)).toEqual(
      [...categoryPermissions, 'discussions.manage', 'discussions.moderate'].sort(),
    );
    // One below begins as closed, whoever is let in above; so does one of which something is only withdrawn.
    await admin.client.patch('/roles/8/permissions', [
      { type: 'category', id, permissions: { 'discussions.view': true, 'comments.add': false } },
    ]);
    expect(await ownOf(8, id)).toEqual(['discussions.view']);
    const nook = await test.site.database.row<{ category_id: number }>(sql`
      insert into categories (name, urlcode, parent_category_id) values ('Nook', 'nook', ${id}) returning category_id`);
    await patch([{ type: 'category', id: nook?.category_id, permissions: { 'comments.add': false } }]);
    expect(await ownOf(8, nook?.category_id)).toEqual([]);
    expect(await ownOf(4, nook?.category_id)).toEqual([]);
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
