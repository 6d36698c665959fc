import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { RolePermissionsPageProps, RolesPageProps } from './role-permissions.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    RolesPage: RolesPageProps;
    RolePermissionsPage: RolePermissionsPageProps;
  }
}

export const rolePermissionsWeb: WebFeature = {
  name: 'role-permissions',
  widgets: {},
  later: [
    {
      names: ['RolesPage', 'RolePermissionsPage'],
      load: async () => (await import('./web/role-pages.ts')).rolePages,
    },
  ],
};
