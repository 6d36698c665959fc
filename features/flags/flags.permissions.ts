import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const flagPermissions = definePermissions('Reactions', {
  'flag.add': { label: 'Report posts', newRoles: 'session.valid' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof flagPermissions> {}
}
