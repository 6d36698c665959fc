import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { AdminPagesProps } from './admin-pages.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    AdminPages: AdminPagesProps;
  }
}

export const adminPagesWeb: WebFeature = {
  name: 'admin-pages',
  widgets: {},
  later: [
    {
      names: ['AdminPages'],
      load: async () => ({ AdminPages: (await import('./web/AdminPages/AdminPages.tsx')).AdminPages }),
    },
  ],
};
