// What roles can be granted about groups.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const groupPermissions = definePermissions('Groups', {
  'groups.add': {
    label: 'Start groups',
    newRoles: false,
    defaultRoles: ['member', 'moderator', 'administrator'],
  },
  'groups.moderate': {
    label: 'See and look after all groups, secret ones too',
    newRoles: false,
    defaultRoles: ['moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof groupPermissions> {}
}
