import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { FirstStepsPageProps } from './first-steps.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FirstStepsPage: FirstStepsPageProps;
  }
}

export const firstStepsManagedWeb: WebFeature = {
  name: 'first-steps',
  widgets: {},
  later: [
    {
      names: ['FirstStepsPage'],
      load: async () => ({
        FirstStepsPage: (await import('./web/FirstStepsPage/FirstStepsPage.tsx')).FirstStepsPage,
      }),
    },
  ],
};
