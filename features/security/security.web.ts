import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const securityWeb: WebFeature = {
  name: 'security',
  widgets: {},
  later: [
    {
      names: ['SecurityPage'],
      load: async () => ({
        SecurityPage: (await import('./web/SecurityPage/SecurityPage.tsx')).SecurityPage,
      }),
    },
  ],
};
