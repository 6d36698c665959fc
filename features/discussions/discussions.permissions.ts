import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const discussionPermissions = definePermissions('Posts', {
  'discussions.view': { label: 'See the category and its posts', resourceType: 'category', newRoles: true },
  'discussions.add': { label: 'Start posts', resourceType: 'category', newRoles: true },
  'discussions.edit': { label: 'Edit posts of others', resourceType: 'category', newRoles: false },
  'discussions.announce': { label: 'Announce posts', resourceType: 'category', newRoles: false },
  'discussions.sink': { label: 'Sink posts', resourceType: 'category', newRoles: false },
  'discussions.close': { label: 'Close posts', resourceType: 'category', newRoles: false },
  'discussions.delete': { label: 'Delete posts', resourceType: 'category', newRoles: false },
  'discussions.closeOwn': { label: 'Close the own posts', newRoles: false },
  'approval.require': { label: 'Write only with approval', newRoles: false },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof discussionPermissions> {}
}
