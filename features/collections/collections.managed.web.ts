import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedCollectionsPage: object;
  }
}

export const collectionsManagedWeb: WebFeature = {
  name: 'collections',
  widgets: {},
  later: [
    {
      names: ['ManagedCollectionsPage'],
      load: async () => ({
        ManagedCollectionsPage: (await import('./web/ManagedCollectionsPage/ManagedCollectionsPage.tsx'))
          .ManagedCollectionsPage,
      }),
    },
  ],
};
