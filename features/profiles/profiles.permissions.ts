import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const profilePermissions = definePermissions('Members', {
  'profiles.view': { label: 'See profiles', newRoles: true },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof profilePermissions> {}
}
