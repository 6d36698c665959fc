// The roles of the site as they would be after the permissions of a category were changed, in memory alone.
import { validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import type { PermissionRegistry } from '../../../platform/server/permissions/permission-registry.ts';
import type { RoleGrant, RoleRegistry } from '../../../platform/server/permissions/permission-sets.ts';
import type { PermissionTrialPost } from '../permission-trials.contract.ts';
import { junctionsOf } from './category.junctions.ts';
import { type CategoryNode, CategoryTree } from './category.snapshot.ts';

interface Change {
  node: CategoryNode;
  post: PermissionTrialPost;
  ofCategories: readonly string[];
}

export function treeAfter(tree: CategoryTree, { node, post }: Change): CategoryTree {
  return new CategoryTree(
    tree.all.map((each) =>
      each.category_id === node.category_id
        ? { ...each, has_custom_permissions: post.customPermissions }
        : each,
    ),
  );
}

export function registryAfter(
  before: RoleRegistry,
  tree: CategoryTree,
  roleIDs: readonly number[],
  change: Change,
): RoleRegistry {
  const { ids, aliases } = junctionsOf(tree);
  return {
    ...before,
    grantsByRole: new Map(
      roleIDs.map((roleID) => {
        const grants = before.grantsByRole.get(roleID) ?? [];
        return [
          roleID,
          [...grants.filter((grant) => !isIn(grant, change.node)), ...grantsIn(change, roleID, grants)],
        ];
      }),
    ),
    junctions: { ...before.junctions, category: ids },
    junctionAliases: { ...before.junctionAliases, category: aliases },
    sets: new Map(),
  };
}

const isIn = (grant: RoleGrant, { category_id: id }: CategoryNode) =>
  grant.resource_type === 'category' && grant.resource_id === id;

/** As leaveToManagers() begins where it has none of its own yet. */
function grantsIn(
  { node, post, ofCategories }: Change,
  roleID: number,
  grants: readonly RoleGrant[],
): RoleGrant[] {
  if (!post.customPermissions) return [];
  const named = post.roles.find((each) => each.roleID === roleID)?.permissions;
  if (!named && node.has_custom_permissions) return grants.filter((grant) => isIn(grant, node));
  const manages = grants.some(
    (grant) => grant.resource_type === 'global' && grant.permission === 'site.manage',
  );
  return (named ?? (manages ? ofCategories : [])).map((permission) => ({
    role_id: roleID,
    resource_type: 'category',
    resource_id: node.category_id,
    permission,
  }));
}

/** What cannot be saved cannot be tried. */
export function requireSavable(
  { roles }: PermissionTrialPost,
  roleIDs: readonly number[],
  registry: PermissionRegistry,
): void {
  const ofCategories = new Set(registry.ofCategories);
  const known = new Set(roleIDs);
  const errors = roles.flatMap(({ roleID, permissions }, index) => [
    ...(known.has(roleID) ? [] : [itemError('roles', index, 'names a role that is not there.')]),
    ...permissions
      .filter((name) => !ofCategories.has(name))
      .map((name) => itemError('roles', index, `names ${name}, which cannot be granted for category.`)),
  ]);
  if (errors.length > 0) throw validationProblem(errors);
}
