import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    LogsPage: object;
  }
}

export const logsWeb: WebFeature = {
  name: 'logs',
  widgets: {},
  later: [
    {
      names: ['LogsPage'],
      load: async () => ({ LogsPage: (await import('./web/LogsPage/LogsPage.tsx')).LogsPage }),
    },
  ],
};
