// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { permissionFragment, role, roleFragment, roleType } from './roles.contract.ts';

export const rolesApi: ApiDescription = {
  schemas: {
    PermissionFragment: permissionFragment,
    Role: role,
    RoleFragment: roleFragment,
    RoleType: roleType,
  },
  descriptions: {
    'PermissionFragment.permissions':
      'Whether the role has each permission, by its short name; null takes back what was said.',
    'PermissionFragment.type': 'Where the permissions hold: on the whole site, or in a category.',
    'Role.description': 'What the role is for, in words.',
    'Role.name': 'What the role is called.',
    'Role.permissions': 'What the role may do, by place.',
    'Role.type':
      'What the role is for: guests, members, moderators, administrators ... decides what it begins with.',
    'RoleFragment.name': 'What the role is called.',
    assignable: 'Whether the caller may give the role to members.',
    canSession: 'Whether members with the role can sign in.',
    deletable: 'Whether the role may be deleted; those of the product stay.',
    domains: 'Read and without effect: no role is given by the domain of a mail address.',
    isAdmin: 'Whether they manage the site.',
    isSuperAdmin: 'Whether they are the system itself.',
    isSysAdmin: 'Whether they operate the site: above administrators.',
    junctionAliases: 'For categories whose permissions are those of one above them: which one it is.',
    junctions: 'Categories with permissions of their own, by kind of record.',
    permissions: 'What may be done, by the short names of permissions.',
    personalInfo: 'Whether the role is kept from whoever may not see personal information.',
    roleID: 'The id of a role.',
  },
};
