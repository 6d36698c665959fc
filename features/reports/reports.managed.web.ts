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
      names: ['ReasonsPage', 'TriagePage'],
      load: async () => (await import('./web/staff-pages.ts')).staffPages,
    },
    {
      names: ['OwnHeldPage', 'OwnReportsPage'],
      load: async () => (await import('./web/own-pages.ts')).ownPages,
    },
  ],
};
