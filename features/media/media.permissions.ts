import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const mediaPermissions = definePermissions('Posts', {
  'uploads.add': { label: 'Upload files', newRoles: true },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof mediaPermissions> {}
}
