import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { BansPageProps } from './users.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    BansPage: BansPageProps;
  }
}

export const usersWeb: WebFeature = {
  name: 'users',
  widgets: {},
  later: [
    {
      names: ['BansPage'],
      load: async () => ({ BansPage: (await import('./web/BansPage/BansPage.tsx')).BansPage }),
    },
  ],
};
