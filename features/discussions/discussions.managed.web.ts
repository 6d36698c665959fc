import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    StatusesPage: object;
  }
}

export const discussionsManagedWeb: WebFeature = {
  name: 'discussions',
  widgets: {},
  later: [
    {
      names: ['StatusesPage'],
      load: async () => ({
        StatusesPage: (await import('./web/StatusesPage/StatusesPage.tsx')).StatusesPage,
      }),
    },
  ],
};
