import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { DraftsPageProps } from './drafts.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    DraftsPage: DraftsPageProps;
  }
}

export const draftsWeb: WebFeature = {
  name: 'drafts',
  widgets: {},
  later: [
    {
      names: ['DraftsPage'],
      load: async () => ({ DraftsPage: (await import('./web/DraftsPage/DraftsPage.tsx')).DraftsPage }),
    },
  ],
};
