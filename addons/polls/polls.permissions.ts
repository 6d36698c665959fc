// What roles can be granted about polls.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const pollPermissions = definePermissions('Posts', {
  'polls.add': {
    label: 'Start polls',
    newRoles: 'discussions.add',
    defaultRoles: ['member', 'moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof pollPermissions> {}
}
