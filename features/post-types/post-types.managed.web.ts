import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PostTypesPage: object;
  }
}

export const postTypesManagedWeb: WebFeature = {
  name: 'post-types',
  widgets: {},
  later: [
    {
      names: ['PostTypesPage'],
      load: async () => ({
        PostTypesPage: (await import('./web/PostTypesPage/PostTypesPage.tsx')).PostTypesPage,
      }),
    },
  ],
};
