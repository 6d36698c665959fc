// What a role holds for closed categories because it manages the site goes with managing; what it was given stays.
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { PermissionFragment } from '../../roles/roles.contract.ts';
import { signedIn } from '../../users/server/testing/members.ts';

const MANAGE: PermissionFragment = { type: 'global', permissions: { 'site.manage': true } };
const MANAGE_NO_MORE: PermissionFragment = { type: 'global', permissions: { 'site.manage': false } };
const view = (id: number): PermissionFragment => ({
  type: 'category',
  id,
  permissions: { 'discussions.view': true },
});

const test = communityOfFile();
let made = 0;
let roleID: number;
let closedID: number;
let otherID: number;
beforeEach(async () => {
  const { body } = await test.admin.client.post('/roles', { name: `Gardener ${++made}` });
  roleID = body.roleID;
  [closedID, otherID] = [await closedCategory(), await closedCategory()];
});

async function closedCategory(): Promise<number> {
  const category = { name: `Shed ${++made}`, urlcode: `shed-${made}`, customPermissions: true };
  const answer = await test.admin.client.post('/categories', category);
  expect(answer.status).toBe(201);
  return answer.body.categoryID;
}

const patch = (...fragments: PermissionFragment[]) =>
  test.admin.client.patch(`/roles/${roleID}/permissions`, fragments);
const put = (fragments: PermissionFragment[]) =>
  test.admin.client.put(`/roles/${roleID}/permissions`, fragments);

/** Category and permission, of the two closed ones. */
async function held(): Promise<string[]> {
  const rows = await test.site.database.rows<{ resource_id: number; permission: string }>(sql`
    select resource_id, permission from role_permissions
    where role_id = ${roleID} and resource_type = 'category' and resource_id = any(${[closedID, otherID]})
    order by resource_id, permission`);
  return rows.map((row) => `${row.resource_id === closedID ? 'closed' : 'other'} ${row.permission}`);
}

describe('a role that managed the site', () => {
  it('keeps what it was given before and while it managed, and nothing else', async () => {
    await patch(view(closedID));
    await patch(MANAGE);
    const asManager = await held();
    expect(asManager).toEqual(expect.arrayContaining(['closed comments.add', 'other discussions.view']));
    await patch({ type: 'category', id: otherID, permissions: { 'comments.add': true } });
    expect(await held()).toEqual(asManager);
    await patch(MANAGE_NO_MORE);
    expect(await held()).toEqual(['closed discussions.view', 'other comments.add']);
  });

  it('loses a category that was closed while it managed', async () => {
    await patch(MANAGE);
    closedID = await closedCategory();
    const { client, userID } = await signedIn(test, `Gardening ${made}`, 'member');
    await test.admin.client.patch(`/users/${userID}`, { roleID: [8, roleID] });
    expect((await client.get(`/categories/${closedID}`)).status).toBe(200);
    await patch(MANAGE_NO_MORE);
    expect(await held()).toEqual([]);
    expect((await client.get(`/categories/${closedID}`)).status).toBe(403);
  });

  it('loses it after its permissions were read and sent back as well', async () => {
    await patch(view(closedID));
    await patch(MANAGE);
    const asManager = await held();
    const { permissions } = (await test.admin.client.get(`/roles/${roleID}?expand=permissions`)).body;
    await put([...permissions, { type: 'global', permissions: { 'tags.add': true } }]);
    expect(await held()).toEqual(asManager);
    await patch(MANAGE_NO_MORE);
    expect(await held()).toEqual(['closed discussions.view']);
  });

  it('holds what it is given in the very call that takes managing away', async () => {
    await patch(MANAGE);
    await patch(MANAGE_NO_MORE, view(otherID));
    expect(await held()).toEqual(['other discussions.view']);
    await patch(MANAGE);
    await put([view(closedID)]);
    expect(await held()).toEqual(['closed discussions.view']);
  });
});
