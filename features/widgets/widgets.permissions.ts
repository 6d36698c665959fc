import { definePermissions } from '../../platform/contract/permission-definition.ts';
import type { NamesOf } from '../../platform/contract/permission-names.ts';

export const widgetPermissions = definePermissions('Site', {
  'noAds.use': { label: 'See no advertisements', newRoles: false },
});

declare module '../../platform/contract/permission-names.ts' {
  interface PermissionNames extends NamesOf<typeof widgetPermissions> {}
}
