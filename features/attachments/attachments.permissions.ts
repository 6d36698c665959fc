// What roles can be granted about records of outside services.
import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const attachmentPermissions = definePermissions('Attachments', {
  'attachments.add': {
    label: 'Make records in outside services of all posts',
    newRoles: false,
    defaultRoles: ['moderator', 'administrator'],
  },
  'attachments.own': {
    label: 'Make records in outside services of their own posts',
    newRoles: false,
    defaultRoles: [],
  },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof attachmentPermissions> {}
}
