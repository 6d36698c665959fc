// What roles can be granted about warnings and notes.
import { definePermissions, type NamesOf } from '@parley/addon-api/contract';

export const warningPermissions = definePermissions('Moderation', {
  'warnings.add': {
    label: 'Warn members, and decide about appeals',
    newRoles: 'community.moderate',
    defaultRoles: ['moderator', 'administrator'],
  },
  'userNotes.view': {
    label: 'Read what staff noted about members',
    newRoles: 'community.moderate',
    defaultRoles: ['moderator', 'administrator'],
  },
  'userNotes.add': {
    label: 'Note something about members',
    newRoles: 'community.moderate',
    defaultRoles: ['moderator', 'administrator'],
  },
});

declare module '@parley/addon-api/contract' {
  interface PermissionNames extends NamesOf<typeof warningPermissions> {}
}
