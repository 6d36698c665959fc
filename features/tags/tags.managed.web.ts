import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    TagsPage: object;
  }
}

export const tagsManagedWeb: WebFeature = {
  name: 'tags',
  widgets: {},
  later: [
    {
      names: ['TagsPage'],
      load: async () => ({ TagsPage: (await import('./web/TagsPage/TagsPage.tsx')).TagsPage }),
    },
  ],
};
