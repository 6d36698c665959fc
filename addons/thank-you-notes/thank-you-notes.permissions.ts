// What roles can be granted about notes of thanks.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const thankYouPermissions = definePermissions('Thank-you notes', {
  'thankYouNotes.send': {
    label: 'Send thank-you notes',
    newRoles: false,
    defaultRoles: ['moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof thankYouPermissions> {}
}
