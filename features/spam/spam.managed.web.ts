import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { SpamPageProps } from './spam.states.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    SpamPage: SpamPageProps;
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
  ],
};
