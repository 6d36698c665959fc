import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const customPagesWeb: WebFeature = {
  name: 'custom-pages',
  widgets: {},
  later: [
    {
      names: ['CustomPagesList', 'CustomPageForm'],
      load: async () => (await import('./web/custom-page-settings.ts')).customPageSettings,
    },
  ],
};
