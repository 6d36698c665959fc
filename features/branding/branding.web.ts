import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const brandingWeb: WebFeature = {
  name: 'branding',
  widgets: {},
  later: [
    {
      names: ['BrandingPage'],
      load: async () => ({
        BrandingPage: (await import('./web/BrandingPage/BrandingPage.tsx')).BrandingPage,
      }),
    },
  ],
};
