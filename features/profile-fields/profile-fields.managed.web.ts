import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ManagedProfileFieldsPage: object;
  }
}

export const profileFieldsManagedWeb: WebFeature = {
  name: 'profile-fields',
  widgets: {},
  later: [
    {
      names: ['ManagedProfileFieldsPage'],
      load: async () => ({
        ManagedProfileFieldsPage: (
          await import('./web/ManagedProfileFieldsPage/ManagedProfileFieldsPage.tsx')
        ).ManagedProfileFieldsPage,
      }),
    },
  ],
};
