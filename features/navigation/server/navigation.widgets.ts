import { widget } from '../../../platform/server/layouts/widget.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { findRoles } from '../../roles/server/role.queries.ts';
import type { NavigationSettingsProps } from '../navigation.contract.ts';
import { storedLists } from './navigation.queries.ts';

export const navigationSettings = widget({
  id: 'navigation.settings',
  component: 'NavigationSettings',
  name: 'Navigation settings',
  hydrate: async (ctx) => {
    // What the page shows of restrictions is for those who set them, whatever layout names this widget.
    if (!ctx.can('site.manage')) return null;
    const roles = await findRoles(ctx.db);
    const declared = permissionsOf(ctx);
    const props: NavigationSettingsProps = {
      lists: storedLists(ctx),
      roles: roles.map(({ role_id, name }) => ({ roleID: role_id, name })),
      permissions: [...declared.names]
        .sort()
        .map((name) => ({ name, label: declared.find(name)?.label ?? name })),
    };
    return { ...props };
  },
});
