import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { AddonsPageProps } from './addons.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    AddonsPage: AddonsPageProps;
  }
}

export const addonsWeb: WebFeature = {
  name: 'addons',
  widgets: {},
  later: [
    {
      names: ['AddonsPage'],
      load: async () => ({ AddonsPage: (await import('./web/AddonsPage/AddonsPage.tsx')).AddonsPage }),
    },
  ],
};
