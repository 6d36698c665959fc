// What roles can be granted about leaderboards.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const leaderboardPermissions = definePermissions('Leaderboards', {
  'leaderboards.view': {
    label: 'See who has most points',
    newRoles: true,
    defaultRoles: ['guest', 'unconfirmed', 'applicant', 'member', 'moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof leaderboardPermissions> {}
}
