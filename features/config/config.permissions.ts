// What roles may do with the site as a whole.
import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const sitePermissions = definePermissions('Site', {
  'site.manage': { label: 'Manage the site', newRoles: false },
  'settings.view': { label: 'See settings', newRoles: false },
  'exports.manage': { label: 'Export lists', newRoles: 'site.manage' },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof sitePermissions> {}
}
