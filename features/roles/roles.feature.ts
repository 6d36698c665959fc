import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { rolesApi } from './roles.api.ts';
import { rolePermissions } from './roles.permissions.ts';
import { forgetPermissions } from './server/forget-permissions.ts';
import { giveDefaultPermissions } from './server/give-default-permissions.ts';
import { roleStaffActs } from './server/role.acts.ts';
import { roleRoutes } from './server/role.routes.ts';
import { roleSmartID } from './server/role.smart-id.ts';
import { roleLabels } from './server/role-labels.ts';
import { roleSource } from './server/role-source.ts';
import { rolesOwnData } from './server/roles.own-data.ts';

export const rolesFeature: Feature = {
  name: 'roles',
  permissions: rolePermissions,
  provides: { roles: roleSource },
  api: rolesApi,
  tables: { readableByOthers: ['roles', 'user_roles', 'role_permissions'] },
  routes: roleRoutes,
  onOpen: giveDefaultPermissions,
  smartIDs: [roleSmartID],
  forgetAddon: forgetPermissions,
  extensions: [...rolesOwnData, roleLabels, staffActs.add(roleStaffActs)],
};
