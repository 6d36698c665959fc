import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { FirstStepsCardProps } from './first-steps.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    FirstStepsCard: FirstStepsCardProps;
  }
}

export const firstStepsWeb: WebFeature = {
  name: 'first-steps',
  widgets: {},
  later: [
    {
      names: ['FirstStepsCard'],
      load: async () => ({
        FirstStepsCard: (await import('./web/FirstStepsCard/FirstStepsCard.tsx')).FirstStepsCard,
      }),
    },
  ],
};
