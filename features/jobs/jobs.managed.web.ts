import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    JobsPage: object;
  }
}

export const jobsWeb: WebFeature = {
  name: 'jobs',
  widgets: {},
  later: [
    {
      names: ['JobsPage'],
      load: async () => ({ JobsPage: (await import('./web/JobsPage/JobsPage.tsx')).JobsPage }),
    },
  ],
};
