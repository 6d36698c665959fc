import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { WhyPageProps } from './why.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    WhyPage: WhyPageProps;
  }
}

export const whyWeb: WebFeature = {
  name: 'why',
  widgets: {},
  later: [
    {
      names: ['WhyPage'],
      load: async () => ({ WhyPage: (await import('./web/WhyPage/WhyPage.tsx')).WhyPage }),
    },
  ],
};
