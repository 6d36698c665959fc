import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { ViewAsPageProps } from './view-as.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    ViewAsPage: ViewAsPageProps;
  }
}

export const viewAsWeb: WebFeature = {
  name: 'view-as',
  widgets: {},
  later: [
    {
      names: ['ViewAsPage'],
      load: async () => ({ ViewAsPage: (await import('./web/ViewAsPage/ViewAsPage.tsx')).ViewAsPage }),
    },
  ],
};
