// What roles can be granted about signatures.
import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const signaturePermissions = definePermissions('Community', {
  'signatures.edit': {
    label: 'Have a signature',
    newRoles: true,
    defaultRoles: ['member', 'moderator', 'administrator'],
  },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof signaturePermissions> {}
}
