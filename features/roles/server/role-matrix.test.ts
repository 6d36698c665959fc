// The table of who may do what where, asked of a real site: the sets it answers, what it decides, and its categories.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSite } from '../../../app/testing/test-site.ts';
import { hasPermission, type PermissionSet } from '../../../platform/contract/permission.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { signedIn } from '../../users/server/testing/members.ts';
import {
  deviations,
  JUNCTIONS,
  MATRIX_ROLES,
  type MatrixRole,
  matrix,
  PLACES,
  type Place,
  ROLES,
  type RoleRow,
  redactedSet,
  seenJunctions,
} from '../testing/permission-matrix.ts';
import { CATEGORY_PERMISSIONS, withoutAddons } from '../testing/permission-names.ts';

let test: TestSite;
const clients = {} as Record<MatrixRole, TestClient>;
const answered = {} as Record<MatrixRole, PermissionSet>;

beforeAll(async () => {
  test = await testSite();
  clients.guest = test.guest;
  clients.flagged = (await signedIn(test, 'Flagged', 'administrator')).client;
  for (const type of ['unconfirmed', 'applicant', 'member', 'moderator'] as const)
    clients[type] = (await signedIn(test, `Only_${type}`, type)).client;
  // The role without the flag, which would pass every check.
  const { client, userID } = await signedIn(test, 'Manager');
  clients.administrator = client;
  await clients.flagged.patch(`/users/${userID}`, { roleID: [ROLES.administrator.roleID] });
  await build(clients.flagged);
  for (const role of MATRIX_ROLES)
    answered[role] = (await clients[role].get('/users/$me/permissions?expand=junctions')).body;
});
afterAll(() => test.close());

/** The places of the table, in their order, and what each role is granted there. */
async function build(admin: TestClient): Promise<void> {
  for (const [name, { categoryID, parentID, grantsFrom }] of Object.entries(PLACES)) {
    if (name === 'general' || name === 'nowhere') continue;
    const post = {
      name,
      urlcode: name.toLowerCase(),
      parentCategoryID: parentID,
      customPermissions: grantsFrom === name,
    };
    expect((await admin.post('/categories', post)).body.categoryID).toBe(categoryID);
  }
  for (const row of Object.values(ROLES) as RoleRow[]) {
    if (row.isAdmin) continue;
    const fragments = JUNCTIONS.map((junction) => ({
      type: 'category',
      id: PLACES[junction].categoryID,
      permissions: Object.fromEntries(
        CATEGORY_PERMISSIONS.map((name) => [name, row[junction].includes(name)]),
      ),
    }));
    expect((await admin.patch(`/roles/${row.roleID}/permissions`, fragments)).status).toBe(200);
  }
}

const sorted = (set: PermissionSet) => ({
  isAdmin: set.isAdmin,
  permissions: set.permissions
    .map((entry) => ({ ...entry, permissions: withoutAddons(entry.permissions) }))
    .sort((a, b) => (a.id ?? 0) - (b.id ?? 0)),
  junctions: { category: [...(set.junctions?.category ?? [])].sort((a, b) => a - b) },
  junctionAliases: { category: set.junctionAliases?.category ?? {} },
});

describe.each(MATRIX_ROLES)('%s', (role) => {
  it('gets the set of the table, and nothing of hidden categories', () => {
    expect(sorted(answered[role])).toEqual(redactedSet(role));
  });

  it('gets from the API what the table says of each category', async () => {
    const names = CATEGORY_PERMISSIONS;
    for (const place of Object.keys(PLACES) as Place[]) {
      const { categoryID, grantsFrom } = PLACES[place];
      const { status, body } = await clients[role].get(`/categories/${categoryID}?expand=permissions`);
      const isSeen = grantsFrom === null || seenJunctions(role).includes(grantsFrom);
      expect([place, status]).toEqual([place, place === 'nowhere' ? 404 : isSeen ? 200 : 403]);
      if (status !== 200) continue;
      const rows = matrix().filter(
        (row) => row.role === role && row.place === place && row.mode === 'resourceIfJunction',
      );
      expect(withoutAddons(body.permissions)).toEqual(
        Object.fromEntries(
          rows.flatMap((row) => (names.includes(row.permission) ? [[row.permission, row.isAllowed]] : [])),
        ),
      );
    }
  });
});

it('holds for what the server decides', async () => {
  const registry = await test.site.roleRegistry();
  const setOf = (role: MatrixRole) => permissionSetOf(registry, [ROLES[role].roleID], role === 'flagged');
  expect(deviations(hasPermission, setOf, 'isAllowed')).toEqual([]);
});

it('holds for the redacted set of each viewer', () => {
  expect(deviations(hasPermission, (role) => answered[role], 'isAllowedByRedacted')).toEqual([]);
});

it('gives pages the same set', async () => {
  const { text } = await clients.member.page('/categories');
  const { site } = JSON.parse(text) as { site: { permissions: PermissionSet } };
  expect(sorted(site.permissions)).toEqual(redactedSet('member'));
});

it('answers somebody else’s set as far as the asker can see', async () => {
  const { client, userID } = await signedIn(test, 'Clerk');
  const { body: role } = await clients.flagged.post('/roles', {
    name: 'Clerk',
    permissions: [{ type: 'global', permissions: { 'users.edit': true } }],
  });
  await clients.flagged.patch(`/users/${userID}`, { roleID: [8, role.roleID] });
  const { body: me } = await clients.flagged.get('/users/me');
  const own = (await client.get(`/users/${me.userID}/permissions?expand=junctions`)).body;
  expect(own.isAdmin).toBe(true);
  expect(own.junctions.category.sort()).toEqual([2, 6]);
});
