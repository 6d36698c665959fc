import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SiteModePage: object;
  }
}

export const maintenanceWeb: WebFeature = {
  name: 'upkeep',
  widgets: {},
  later: [
    {
      names: ['SiteModePage'],
      load: async () => ({
        SiteModePage: (await import('./web/SiteModePage/SiteModePage.tsx')).SiteModePage,
      }),
    },
  ],
};
