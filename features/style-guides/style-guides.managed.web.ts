import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    StyleGuidePage: object;
  }
}

export const styleGuidesWeb: WebFeature = {
  name: 'style-guides',
  widgets: {},
  later: [
    {
      names: ['StyleGuidePage'],
      load: async () => ({
        StyleGuidePage: (await import('./web/StyleGuidePage/StyleGuidePage.tsx')).StyleGuidePage,
      }),
    },
  ],
};
