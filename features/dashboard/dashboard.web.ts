import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { DashboardFrameProps } from './dashboard.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetParts {
    DashboardFrame: DashboardFrameProps;
  }
}

export const dashboardWeb: WebFeature = {
  name: 'dashboard',
  widgets: {},
  later: [
    {
      names: ['DashboardFrame'],
      load: async () => ({
        DashboardFrame: (await import('./web/DashboardFrame/DashboardFrame.tsx')).DashboardFrame,
      }),
    },
  ],
};
