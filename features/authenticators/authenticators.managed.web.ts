import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedAuthenticatorsPage: object;
  }
}

export const authenticatorsManagedWeb: WebFeature = {
  name: 'authenticators',
  widgets: {},
  later: [
    {
      names: ['ManagedAuthenticatorsPage'],
      load: async () => ({
        ManagedAuthenticatorsPage: (
          await import('./web/ManagedAuthenticatorsPage/ManagedAuthenticatorsPage.tsx')
        ).ManagedAuthenticatorsPage,
      }),
    },
  ],
};
