// What roles can be granted about newcomers.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const welcomePermissions = definePermissions('Newcomers', {
  'newcomers.welcome': {
    label: 'See who could be welcomed, and say who was',
    newRoles: false,
    defaultRoles: ['moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof welcomePermissions> {}
}
