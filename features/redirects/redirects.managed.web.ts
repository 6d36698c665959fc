import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedRedirectsPage: object;
  }
}

export const redirectsManagedWeb: WebFeature = {
  name: 'redirects',
  widgets: {},
  later: [
    {
      names: ['ManagedRedirectsPage'],
      load: async () => ({
        ManagedRedirectsPage: (await import('./web/ManagedRedirectsPage/ManagedRedirectsPage.tsx'))
          .ManagedRedirectsPage,
      }),
    },
  ],
};
