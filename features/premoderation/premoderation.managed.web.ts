import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { PremoderationPageProps } from './premoderation.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PremoderationPage: PremoderationPageProps;
  }
}

export const premoderationWeb: WebFeature = {
  name: 'premoderation',
  widgets: {},
  later: [
    {
      names: ['PremoderationPage'],
      load: async () => ({
        PremoderationPage: (await import('./web/PremoderationPage/PremoderationPage.tsx')).PremoderationPage,
      }),
    },
  ],
};
