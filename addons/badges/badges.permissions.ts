// What roles can be granted about badges.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const badgePermissions = definePermissions('Badges', {
  'badges.view': {
    label: 'See badges, and who has them',
    newRoles: true,
    defaultRoles: ['guest', 'unconfirmed', 'applicant', 'member', 'moderator', 'administrator'],
  },
  'badges.request': {
    label: 'Ask for badges',
    newRoles: false,
    defaultRoles: ['member', 'moderator', 'administrator'],
  },
  'badges.moderate': {
    label: 'Add, give and take back badges',
    newRoles: false,
    defaultRoles: ['moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof badgePermissions> {}
}
