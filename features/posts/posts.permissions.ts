import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const postPermissions = definePermissions('Posts', {
  'posts.moderate': { label: 'Moderate posts', resourceType: 'category', newRoles: 'discussions.delete' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof postPermissions> {}
}
