import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ReactionsPage: object;
  }
}

export const reactionsManagedWeb: WebFeature = {
  name: 'reactions',
  widgets: {},
  later: [
    {
      names: ['ReactionsPage'],
      load: async () => ({
        ReactionsPage: (await import('./web/ReactionsPage/ReactionsPage.tsx')).ReactionsPage,
      }),
    },
  ],
};
