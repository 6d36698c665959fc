import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type {
  OwnHeldPageProps,
  OwnReportsPageProps,
  ReasonsPageProps,
  TriagePageProps,
} from './reports.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    OwnHeldPage: OwnHeldPageProps;
    OwnReportsPage: OwnReportsPageProps;
    ReasonsPage: ReasonsPageProps;
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
      names: ['ReasonsPage'],
      load: async () => ({ ReasonsPage: (await import('./web/ReasonsPage/ReasonsPage.tsx')).ReasonsPage }),
    },
    {
      names: ['OwnHeldPage'],
      load: async () => ({ OwnHeldPage: (await import('./web/OwnHeldPage/OwnHeldPage.tsx')).OwnHeldPage }),
    },
    {
      names: ['OwnReportsPage'],
      load: async () => ({
        OwnReportsPage: (await import('./web/OwnReportsPage/OwnReportsPage.tsx')).OwnReportsPage,
      }),
    },
  ],
};
