import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const tagPermissions = definePermissions('Posts', {
  'tags.add': { label: 'Add tags', newRoles: 'profiles.edit' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof tagPermissions> {}
}
