import type { Feature } from '../../platform/server/feature/feature.ts';
import { managedView } from '../../platform/server/layouts/managed-view.ts';
import { oneWidget } from '../../platform/server/layouts/one-widget.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { ROLES_PATH } from './role-permissions.address.ts';
import { requireRole } from './server/role-pages.queries.ts';
import { roleWidgets } from './server/role-pages.widgets.ts';

declare module '../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    roleID: number;
  }
}

/** What each role may do, everywhere and in categories; a change is tried before it is saved. */
export const rolePermissionsFeature: Feature = {
  name: 'role-permissions',
  addresses: ['dashboard'],
  dependsOn: ['categories', 'roles'],
  views: [
    managedView({
      type: 'roles',
      needs: 'site.manage',
      address: ROLES_PATH,
      about: ({ translator }) => ({ title: translator.t('Roles') }),
    }),
    managedView({
      type: 'rolePermissions',
      needs: 'site.manage',
      address: ROLES_PATH,
      about: async (ctx, { roleID }) => {
        const { role_id, name } = await requireRole(ctx, Number(roleID));
        return { title: ctx.translator.t('Permissions of {name}', { name }), params: { roleID: role_id } };
      },
    }),
  ],
  templates: [
    oneWidget('roles', 'Roles', 'roles.page'),
    oneWidget('rolePermissions', 'Permissions of a role', 'roles.permissions'),
  ],
  widgets: roleWidgets,
  extensions: [
    adminPages.add({
      id: 'roles',
      title: 'Roles',
      description: 'What each role may do, everywhere and in categories; tried before it is saved.',
      group: adminGroups.people,
      position: 15,
      url: ROLES_PATH,
      icon: 'shield-check',
      views: ['roles', 'rolePermissions'],
      permission: 'site.manage',
    }),
  ],
};
