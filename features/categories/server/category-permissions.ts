// What each role may do in a category, and from where it has it.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { RoleGrant } from '../../../platform/server/permissions/permission-sets.ts';
import { findGrants, findRoles, type RoleRow } from '../../roles/server/role.queries.ts';
import type { RoleInCategory } from '../category-permissions.states.ts';
import { type CategoryNode, type CategoryTree, ROOT_CATEGORY_ID } from './category.snapshot.ts';

export interface RolesAndGrants {
  roles: readonly RoleRow[];
  grants: readonly RoleGrant[];
}

export async function rolesAndGrants({ db }: RequestContext): Promise<RolesAndGrants> {
  const roles = await findRoles(db);
  const roleIDs = roles.map((role) => role.role_id);
  return { roles, grants: await findGrants(db, roleIDs) };
}

/** The category above whose permissions count while it has none of its own; nothing: what roles may do everywhere. */
export function inheritsFrom(tree: CategoryTree, node: CategoryNode): CategoryNode | undefined {
  return tree.ancestors(node.category_id).find((above) => above.has_custom_permissions);
}

export function rolesIn(
  { roles, grants }: RolesAndGrants,
  node: CategoryNode,
  above: CategoryNode | undefined,
): RoleInCategory[] {
  const at = above?.category_id ?? ROOT_CATEGORY_ID;
  return roles.map((role) => {
    const ofRole = grants.filter((grant) => grant.role_id === role.role_id);
    return {
      roleID: role.role_id,
      name: role.name,
      isManager: heldAt(ofRole, ROOT_CATEGORY_ID).includes('site.manage'),
      own: node.has_custom_permissions ? heldAt(ofRole, node.category_id) : [],
      inherited: heldAt(ofRole, at),
    };
  });
}

function heldAt(grants: readonly RoleGrant[], categoryID: number): string[] {
  return grants
    .filter(({ resource_type: type, resource_id: id }) =>
      categoryID === ROOT_CATEGORY_ID ? type === 'global' : type === 'category' && id === categoryID,
    )
    .map(({ permission }) => permission);
}
