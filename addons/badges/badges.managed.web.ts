import type { WebFeature } from '@parley/addon-api/web';
import type { ManagedBadgesProps } from './badge-widgets.contract.ts';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    ManagedBadgesPage: ManagedBadgesProps;
  }
}

export const managedBadgesWeb: WebFeature = {
  name: 'managed-badges',
  widgets: {},
  later: [
    {
      names: ['ManagedBadgesPage'],
      load: () => import('./web/ManagedBadgesPage/ManagedBadgesPage.tsx'),
    },
  ],
};
