import { widget } from '../../../platform/server/layouts/widget.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import type { RoleGrant } from '../../../platform/server/permissions/permission-sets.ts';
import { localTree } from '../../categories/server/category.local-tree.ts';
import { findGrants, findRoles } from '../../roles/server/role.queries.ts';
import type { RolePermissionsPageProps, RolesPageProps } from '../role-permissions.states.ts';
import { holdersOfRoles, requireRole } from './role-pages.queries.ts';

const heldAt = (grants: readonly RoleGrant[], categoryID: number) =>
  grants
    .filter(({ resource_type: type, resource_id: id }) =>
      categoryID === 0 ? type === 'global' : type === 'category' && id === categoryID,
    )
    .map(({ permission }) => permission);

export const roleWidgets = [
  widget({
    id: 'roles.page',
    component: 'RolesPage',
    name: 'Roles',
    views: [],
    hydrate: async (ctx) => {
      // Whatever layout names this widget: nobody else reads who may do what.
      if (!ctx.can('site.manage')) return null;
      const roles = await findRoles(ctx.db);
      const roleIDs = roles.map((role) => role.role_id);
      const grants = Map.groupBy(await findGrants(ctx.db, roleIDs), (grant) => grant.role_id);
      const holders = await holdersOfRoles(ctx, roleIDs);
      const known = permissionsOf(ctx);
      return {
        roles: roles.map(({ role_id: roleID, name, description }) => {
          const own = (grants.get(roleID) ?? []).filter(({ permission }) => known.find(permission));
          const places = own.filter(({ resource_type: type }) => type === 'category');
          return {
            ...{ roleID, name, description },
            ...(holders.get(roleID) ?? { countMembers: 0, hasMoreMembers: false }),
            countPermissions: heldAt(own, 0).length,
            countCategories: new Set(places.map(({ resource_id: id }) => id)).size,
          };
        }),
      } satisfies RolesPageProps;
    },
  }),
  widget({
    id: 'roles.permissions',
    component: 'RolePermissionsPage',
    name: 'Permissions of a role',
    views: [],
    hydrate: async (ctx, { params }) => {
      if (!ctx.can('site.manage')) return null;
      const { role_id: roleID, name, description } = await requireRole(ctx, Number(params.roleID));
      const known = permissionsOf(ctx);
      const grants = (await findGrants(ctx.db, [roleID])).filter(({ permission }) => known.find(permission));
      const tree = await localTree(ctx);
      const own = tree
        .descendants(null)
        .flatMap((id) => tree.byID.get(id) ?? [])
        .filter((node) => node.has_custom_permissions);
      return {
        role: { roleID, name, description },
        permissions: known.all.map((each) => ({
          ...{ name: each.name, label: each.label, group: each.group },
          isOfCategories: each.resourceType === 'category',
        })),
        places: [
          { categoryID: 0, name: '', held: heldAt(grants, 0) },
          ...own.map((node) => ({
            categoryID: node.category_id,
            name: node.name,
            held: heldAt(grants, node.category_id),
          })),
        ],
      } satisfies RolePermissionsPageProps;
    },
  }),
];
