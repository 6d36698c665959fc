import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const commentPermissions = definePermissions('Posts', {
  'comments.add': { label: 'Write comments', resourceType: 'category', newRoles: true },
  'comments.edit': { label: 'Edit comments of others', resourceType: 'category', newRoles: false },
  'comments.delete': { label: 'Delete comments of others', resourceType: 'category', newRoles: false },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof commentPermissions> {}
}
