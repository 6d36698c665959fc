// What marks staff, and what stands ready for capabilities to come.
import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const rolePermissions = definePermissions('Community', {
  'community.manage': { label: 'Manage the community', newRoles: 'site.manage' },
  'community.moderate': { label: 'Moderate the community', newRoles: false },
  'curation.manage': { label: 'Curate posts', newRoles: 'community.moderate' },
  'staff.allow': { label: 'See what is for staff', newRoles: 'community.moderate' },
  'advancedNotifications.allow': { label: 'Be notified of everything in a category', newRoles: false },
  'conversations.add': { label: 'Start conversations', newRoles: 'profiles.edit' },
  'conversations.moderate': { label: 'Moderate conversations', newRoles: false },
  'schedule.allow': { label: 'Schedule posts', newRoles: 'curation.manage' },
  'pockets.manage': { label: 'Manage pockets', newRoles: 'site.manage' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof rolePermissions> {}
}
