// What members are granted beside their roles: for a category, or everywhere, as an add-on says it.
import { expect, it } from 'vitest';
import { hasPermission } from '../../contract/permission.ts';
import { memberGrants } from '../places/member-grants.ts';
import { knownGrants, type MemberGrant, type MemberGrants } from './member-grants.ts';
import { permissionSetOf, type RoleRegistry } from './permission-sets.ts';
import { ranks } from './testing/ranks.ts';

const MEMBER = 8;
const OF_CATEGORIES = ['discussions.view', 'discussions.add', 'discussions.announce'];

async function registryWith(
  [name, all]: [string, MemberGrant[]],
  others: readonly MemberGrants[] = [],
): Promise<RoleRegistry> {
  const made: MemberGrants[] = [{ name, grants: async () => all }, ...others];
  const held = ['discussions.view', 'discussions.add', 'session.valid'];
  return {
    grantsByRole: new Map([
      [
        MEMBER,
        held.map((permission) => ({ role_id: MEMBER, resource_type: 'global', resource_id: 0, permission })),
      ],
    ]),
    roleIDsByType: new Map(),
    junctions: { category: [5] },
    junctionAliases: { category: { 6: 5, 7: 5 } },
    seenBy: { category: 'discussions.view' },
    memberGrants: await knownGrants(made, OF_CATEGORIES, undefined as never, () => ({
      isSeenElsewhere: true,
      exceptions: [],
    })),
    sets: new Map(),
  };
}

const may = (
  registry: RoleRegistry,
  keys: string[],
  permission: string,
  resourceID?: number,
  roles = [MEMBER],
) =>
  hasPermission(
    permissionSetOf(registry, roles, false, keys),
    permission as never,
    resourceID === undefined ? {} : { resourceType: 'category', resourceID },
  );

it('opens a category to whoever holds its key, as far as they may elsewhere', async () => {
  const registry = await registryWith([
    'clubs',
    [{ to: { key: '1' }, categoryID: 6, asEverywhere: 'all', also: ['discussions.announce'] }],
  ]);
  const keys = ['clubs:1'];
  expect(may(registry, [], 'discussions.view', 6)).toBe(false);
  expect(may(registry, keys, 'discussions.add', 6)).toBe(true);
  expect(may(registry, keys, 'discussions.announce', 6)).toBe(true);
  // Not the one above, nor those beside it, nor anywhere else; and no key of another add-on.
  expect([5, 7].map((id) => may(registry, keys, 'discussions.view', id))).toEqual([false, false]);
  expect(may(registry, keys, 'discussions.announce', 1)).toBe(false);
  expect(may(registry, ['ranks:1'], 'discussions.view', 6)).toBe(false);
  // Who may nothing elsewhere may nothing there but what is granted outright.
  expect(may(registry, keys, 'discussions.view', 6, [])).toBe(false);
});

it('opens a category to everybody, and to those who hold a permission', async () => {
  const registry = await registryWith([
    'clubs',
    [
      { to: 'everybody', categoryID: 5, asEverywhere: ['discussions.view'] },
      { to: { permission: 'session.valid' as never }, categoryID: 7, asEverywhere: 'all' },
    ],
  ]);
  expect([5, 6].map((id) => may(registry, [], 'discussions.view', id))).toEqual([true, true]);
  expect([5, 6, 7].map((id) => may(registry, [], 'discussions.add', id))).toEqual([false, false, true]);
  expect(may(registry, [], 'discussions.view', 5, [])).toBe(false);
});

it('grants what a rank may do everywhere, beside what others open', async () => {
  const registry = await registryWith(
    ['clubs', [{ to: { key: '1' }, categoryID: 6, asEverywhere: 'all' }]],
    memberGrants.declaredIn([ranks]),
  );
  expect(may(registry, ['ranks:expert'], 'discussions.announce')).toBe(true);
  expect(may(registry, ['ranks:expert'], 'discussions.announce', 1)).toBe(true);
  expect(may(registry, ['ranks:expert'], 'discussions.view', 6)).toBe(false);
  expect(may(registry, ['clubs:1', 'ranks:expert'], 'discussions.add', 6)).toBe(true);
  expect(may(registry, ['clubs:1'], 'discussions.announce')).toBe(false);
});
