// The roles of the site as they would be after permissions of one of them were changed, in memory alone. In the order in
// which saving does it: categories that are named are closed, a new manager is named, then grants are taken and given.
import { validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import type { RoleGrant, RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';
import type { Grant } from '../../roles/server/role.grants.ts';
import { junctionsOf } from './category.junctions.ts';
import { CategoryTree } from './category.snapshot.ts';

export interface RoleChange {
  roleID: number;
  grants: readonly Grant[];
  /** Of the role now: what it holds because it manages the site. */
  cameWithManaging: readonly RoleGrant[];
  /** All that can be granted for a category. */
  ofCategories: readonly string[];
}

/** A grant for a category means that it has permissions of its own from now on, also one that is withdrawn. */
export function treeAfterGrants(tree: CategoryTree, grants: readonly Grant[]): CategoryTree {
  const named = grants.filter(({ resourceType }) => resourceType === 'category');
  const unknown = named.find(({ resourceID }) => !tree.byID.has(resourceID));
  if (unknown)
    throw validationProblem([itemError('permissions', unknown.index, 'names a category that is not there.')]);
  const closed = new Set(named.map(({ resourceID }) => resourceID));
  return new CategoryTree(
    tree.all.map((node) => (closed.has(node.category_id) ? { ...node, has_custom_permissions: true } : node)),
  );
}

export function registryAfterGrants(
  before: RoleRegistry,
  [tree, changedTree]: readonly [CategoryTree, CategoryTree],
  roleIDs: readonly number[],
  change: RoleChange,
): RoleRegistry {
  const { ids, aliases } = junctionsOf(changedTree);
  const closed = changedTree.all
    .filter((node) => node.has_custom_permissions && !tree.byID.get(node.category_id)?.has_custom_permissions)
    .map((node) => node.category_id);
  return {
    ...before,
    grantsByRole: new Map(
      roleIDs.map((roleID) => {
        const held = afterClosing(before.grantsByRole.get(roleID) ?? [], roleID, closed, change.ofCategories);
        return [roleID, roleID === change.roleID ? afterGrants(held, changedTree, closed, change) : held];
      }),
    ),
    junctions: { ...before.junctions, category: ids },
    junctionAliases: { ...before.junctionAliases, category: aliases },
    sets: new Map(),
  };
}

/** As leaveToManagers() does. */
function afterClosing(
  held: readonly RoleGrant[],
  roleID: number,
  closed: readonly number[],
  ofCategories: readonly string[],
): RoleGrant[] {
  const others = held.filter(
    (grant) => grant.resource_type !== 'category' || !closed.includes(grant.resource_id),
  );
  return managesSite(held) ? [...others, ...inCategories(roleID, closed, ofCategories)] : others;
}

function afterGrants(
  held: readonly RoleGrant[],
  changedTree: CategoryTree,
  closed: readonly number[],
  { roleID, grants, cameWithManaging, ofCategories }: RoleChange,
): RoleGrant[] {
  const result = new Map(held.map((grant) => [keyOf(grant), grant]));
  const marked = new Set([...cameWithManaging, ...inCategories(roleID, closed, ofCategories)].map(keyOf));
  const beginsToManage =
    !managesSite(held) && grants.some((grant) => grant.isGranted && isManaging(rowOf(roleID, grant)));
  if (beginsToManage) {
    const own = changedTree.all.filter((node) => node.has_custom_permissions).map((node) => node.category_id);
    for (const grant of inCategories(roleID, own, ofCategories)) {
      if (result.has(keyOf(grant))) continue;
      result.set(keyOf(grant), grant);
      marked.add(keyOf(grant));
    }
  }
  for (const grant of grants) if (!grant.isGranted) result.delete(keyOf(rowOf(roleID, grant)));
  for (const grant of grants) {
    if (!grant.isGranted) continue;
    const row = rowOf(roleID, grant);
    result.set(keyOf(row), row);
    marked.delete(keyOf(row));
  }
  const now = [...result.values()];
  return managesSite(now) ? now : now.filter((grant) => !marked.has(keyOf(grant)));
}

const keyOf = ({ resource_type: type, resource_id: id, permission }: RoleGrant) =>
  `${type} ${id} ${permission}`;

const isManaging = ({ resource_type: type, permission }: RoleGrant) =>
  type === 'global' && permission === 'site.manage';

const managesSite = (grants: readonly RoleGrant[]) => grants.some(isManaging);

function rowOf(roleID: number, { resourceType, resourceID, permission }: Grant): RoleGrant {
  return { role_id: roleID, resource_type: resourceType, resource_id: resourceID, permission };
}

function inCategories(
  roleID: number,
  categoryIDs: readonly number[],
  permissions: readonly string[],
): RoleGrant[] {
  return categoryIDs.flatMap((id) =>
    permissions.map((permission) => ({
      ...{ role_id: roleID, resource_type: 'category', resource_id: id, permission },
    })),
  );
}
