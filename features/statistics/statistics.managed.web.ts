import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    StatisticsPage: object;
  }
}

export const statisticsWeb: WebFeature = {
  name: 'statistics',
  widgets: {},
  later: [
    {
      names: ['StatisticsPage'],
      load: async () => ({
        StatisticsPage: (await import('./web/StatisticsPage/StatisticsPage.tsx')).StatisticsPage,
      }),
    },
  ],
};
