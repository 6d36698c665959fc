import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const applicantPermissions = definePermissions('Members', {
  'applicants.manage': { label: 'Decide about applicants', newRoles: false },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof applicantPermissions> {}
}
