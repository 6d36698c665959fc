import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPermission, type PermissionMode } from '../../../platform/contract/permission.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import type { TestSite } from '../../../platform/server/testing/test-site.ts';
import { accountSite } from '../../users/server/testing/account-site.ts';
import { CATEGORY_PERMISSIONS, GLOBAL_PERMISSIONS } from '../roles.permissions.ts';

const ROLES = { Guest: 2, Unconfirmed: 3, Applicant: 4, Member: 8, Moderator: 32, Administrator: 16 };
const PERMISSIONS = [...Object.keys(GLOBAL_PERMISSIONS), ...Object.keys(CATEGORY_PERMISSIONS)];

/** Category 7 has permissions of its own; only members are granted something there. */
const JUNCTION = 7;
const OWN_GRANT = 'discussions.close';

let test: TestSite;
const granted = new Map<number, Set<string>>();
beforeAll(async () => {
  test = await accountSite();
  await test.site.database.execute(sql`
    insert into role_permissions (role_id, resource_type, resource_id, permission)
    values (${ROLES.Member}, 'category', ${JUNCTION}, ${OWN_GRANT})`);
  const rows = await test.site.database.rows<{ role_id: number; permission: string }>(sql`
    select role_id, permission from role_permissions where resource_type = 'global'`);
  for (const [roleID, grants] of Map.groupBy(rows, (row) => row.role_id)) {
    granted.set(roleID, new Set(grants.map((grant) => grant.permission)));
  }
});
afterAll(() => test.close());

type Ask = { mode: PermissionMode; resourceID?: number };
const asks: [question: string, ask: Ask, isAnswered: (isGlobal: boolean, hasOwn: boolean) => boolean][] = [
  ['global', { mode: 'global' }, (isGlobal) => isGlobal],
  ['anywhere', { mode: 'globalOrResource' }, (isGlobal, hasOwn) => isGlobal || hasOwn],
  ['on category 5 itself', { mode: 'resource', resourceID: 5 }, () => false],
  ['on category 7 itself', { mode: 'resource', resourceID: JUNCTION }, (_, hasOwn) => hasOwn],
  ['in category 5', { mode: 'resourceIfJunction', resourceID: 5 }, (isGlobal) => isGlobal],
  ['in category 7', { mode: 'resourceIfJunction', resourceID: JUNCTION }, (_, hasOwn) => hasOwn],
];

describe.each(Object.entries(ROLES))('%s', (role, roleID) => {
  it.each(asks)('%s: every permission', async (_, ask, isAnswered) => {
    const book = await test.site.roleBook();
    const set = { ...permissionSetOf(book, [roleID], false), junctions: { category: [JUNCTION] } };
    for (const permission of PERMISSIONS) {
      const expected = isAnswered(
        granted.get(roleID)?.has(permission) ?? false,
        role === 'Member' && permission === OWN_GRANT,
      );
      expect([permission, hasPermission(set, permission, { resourceType: 'category', ...ask })]).toEqual([
        permission,
        expected,
      ]);
    }
  });
});
