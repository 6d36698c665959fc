// What roles can be granted about events.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const eventPermissions = definePermissions('Events', {
  'events.view': {
    label: 'See the calendar, and who comes to an event',
    newRoles: true,
    defaultRoles: ['guest', 'unconfirmed', 'applicant', 'member', 'moderator', 'administrator'],
  },
  'events.add': {
    label: 'Announce events',
    newRoles: false,
    defaultRoles: ['member', 'moderator', 'administrator'],
  },
  'events.manage': {
    label: 'Change all events, and answer for their participants',
    newRoles: false,
    defaultRoles: ['moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof eventPermissions> {}
}
