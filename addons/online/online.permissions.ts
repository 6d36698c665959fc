// What roles can be granted about who is here.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const onlinePermissions = definePermissions('Online', {
  'online.view': {
    label: 'See who is here',
    newRoles: true,
    defaultRoles: ['guest', 'unconfirmed', 'applicant', 'member', 'moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof onlinePermissions> {}
}
