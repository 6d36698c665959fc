import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { RateLimitsPageProps, SpamPageProps } from './spam.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SpamPage: SpamPageProps;
    RateLimitsPage: RateLimitsPageProps;
  }
}

export const spamWeb: WebFeature = {
  name: 'spam',
  widgets: {},
  later: [
    {
      names: ['SpamPage'],
      load: async () => ({ SpamPage: (await import('./web/SpamPage/SpamPage.tsx')).SpamPage }),
    },
    {
      names: ['RateLimitsPage'],
      load: async () => ({
        RateLimitsPage: (await import('./web/RateLimitsPage/RateLimitsPage.tsx')).RateLimitsPage,
      }),
    },
  ],
};
