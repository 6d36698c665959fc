// What roles may do with accounts.
import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const userPermissions = definePermissions('Members', {
  'session.valid': { label: 'Sign in', newRoles: true },
  'users.add': { label: 'Add members', newRoles: false },
  'users.edit': { label: 'Edit members', newRoles: false },
  'users.delete': { label: 'Delete members', newRoles: false },
  'profiles.edit': { label: 'Edit the own profile', newRoles: 'session.valid' },
  'profilePicture.edit': { label: 'Change the own photo', newRoles: 'profiles.edit' },
  'profile.editusernames': { label: 'Change user names', newRoles: 'users.edit' },
  'personalInfo.view': { label: 'See personal information', newRoles: 'community.moderate' },
  'internalInfo.view': { label: 'See internal information', newRoles: 'site.manage' },
  'email.view': { label: 'Receive e-mail', newRoles: 'session.valid' },
  'tokens.add': { label: 'Make access tokens', newRoles: 'site.manage' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof userPermissions> {}
}
