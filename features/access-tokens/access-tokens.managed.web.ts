import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    AccessTokensPage: object;
  }
}

export const accessTokensWeb: WebFeature = {
  name: 'access-tokens',
  widgets: {},
  later: [
    {
      names: ['AccessTokensPage'],
      load: async () => ({
        AccessTokensPage: (await import('./web/AccessTokensPage/AccessTokensPage.tsx')).AccessTokensPage,
      }),
    },
  ],
};
