import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { OwnReportsPageProps, TriagePageProps } from './reports.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    OwnReportsPage: OwnReportsPageProps;
    TriagePage: TriagePageProps;
  }
}

export const reportsWeb: WebFeature = {
  name: 'reports',
  widgets: {},
  later: [
    {
      names: ['TriagePage'],
      load: async () => ({ TriagePage: (await import('./web/TriagePage/TriagePage.tsx')).TriagePage }),
    },
    {
      names: ['OwnReportsPage'],
      load: async () => ({
        OwnReportsPage: (await import('./web/OwnReportsPage/OwnReportsPage.tsx')).OwnReportsPage,
      }),
    },
  ],
};
