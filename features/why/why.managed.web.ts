import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { OwnWhyPageProps, WhyPageProps } from './why.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    OwnWhyPage: OwnWhyPageProps;
    WhyPage: WhyPageProps;
  }
}

export const whyWeb: WebFeature = {
  name: 'why',
  widgets: {},
  later: [
    {
      names: ['OwnWhyPage'],
      load: () => import('./web/OwnWhyPage/OwnWhyPage.tsx').then(({ OwnWhyPage }) => ({ OwnWhyPage })),
    },
    {
      names: ['WhyPage'],
      load: () => import('./web/WhyPage/WhyPage.tsx').then(({ WhyPage }) => ({ WhyPage })),
    },
  ],
};
