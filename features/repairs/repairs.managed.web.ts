import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    RepairsPage: object;
  }
}

export const repairsWeb: WebFeature = {
  name: 'repairs',
  widgets: {},
  later: [
    {
      names: ['RepairsPage'],
      load: async () => ({ RepairsPage: (await import('./web/RepairsPage/RepairsPage.tsx')).RepairsPage }),
    },
  ],
};
