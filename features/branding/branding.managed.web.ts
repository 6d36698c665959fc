import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { BrandingPageProps } from './branding.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    BrandingPage: BrandingPageProps;
  }
}

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
