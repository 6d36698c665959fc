import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ApplicantsPageProps } from './applicants.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ApplicantsPage: ApplicantsPageProps;
  }
}

export const applicantsWeb: WebFeature = {
  name: 'applicants',
  widgets: {},
  later: [
    {
      names: ['ApplicantsPage'],
      load: async () => ({
        ApplicantsPage: (await import('./web/ApplicantsPage/ApplicantsPage.tsx')).ApplicantsPage,
      }),
    },
  ],
};
