import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    OwnDataPage: Record<string, never>;
  }
}

export const ownDataWeb: WebFeature = {
  name: 'own-data',
  widgets: {},
  later: [
    {
      names: ['OwnDataPage'],
      load: async () => ({ OwnDataPage: (await import('./web/OwnDataPage/OwnDataPage.tsx')).OwnDataPage }),
    },
  ],
};
