import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { DashboardFrameProps, DashboardPageProps } from './dashboard.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    DashboardPage: DashboardPageProps;
  }
  interface WidgetParts {
    DashboardFrame: DashboardFrameProps;
  }
}

export const dashboardWeb: WebFeature = {
  name: 'dashboard',
  widgets: {},
  later: [
    {
      names: ['DashboardPage'],
      load: async () => ({
        DashboardPage: (await import('./web/DashboardPage/DashboardPage.tsx')).DashboardPage,
      }),
    },
    {
      names: ['DashboardFrame'],
      load: async () => ({
        DashboardFrame: (await import('./web/DashboardFrame/DashboardFrame.tsx')).DashboardFrame,
      }),
    },
  ],
};
