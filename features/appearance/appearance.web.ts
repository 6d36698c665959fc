import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

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
