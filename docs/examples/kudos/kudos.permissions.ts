import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const kudosPermissions = definePermissions('Kudos', {
  'kudos.give': {
    label: 'Give kudos',
    newRoles: true,
    defaultRoles: ['member', 'moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof kudosPermissions> {}
}
