import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { MovingInPageProps } from './moving-in.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    MovingInPage: MovingInPageProps;
  }
}

export const movingInWeb: WebFeature = {
  name: 'moving-in',
  widgets: {},
  later: [
    {
      names: ['MovingInPage'],
      load: async () => ({
        MovingInPage: (await import('./web/MovingInPage/MovingInPage.tsx')).MovingInPage,
      }),
    },
  ],
};
