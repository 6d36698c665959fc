import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { AppearancePageProps } from './appearance.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    AppearancePage: AppearancePageProps;
  }
}

export const appearanceWeb: WebFeature = {
  name: 'appearance',
  widgets: {},
  later: [
    {
      names: ['AppearancePage'],
      load: async () => ({
        AppearancePage: (await import('./web/AppearancePage/AppearancePage.tsx')).AppearancePage,
      }),
    },
  ],
};
