import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedMediaPage: object;
  }
}

export const mediaManagedWeb: WebFeature = {
  name: 'media',
  widgets: {},
  later: [
    {
      names: ['ManagedMediaPage'],
      load: async () => ({
        ManagedMediaPage: (await import('./web/ManagedMediaPage/ManagedMediaPage.tsx')).ManagedMediaPage,
      }),
    },
  ],
};
