import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { onFirstSign } from '../../platform/web/start/on-first-sign.ts';
import type { LeavingPageProps } from './link-interstitial.contract.ts';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    LeavingPage: LeavingPageProps;
  }
}

export const linkInterstitialWeb: WebFeature = {
  name: 'leaving',
  widgets: {},
  later: [
    {
      names: ['LeavingPage'],
      load: async () => ({ LeavingPage: (await import('./web/LeavingPage/LeavingPage.tsx')).LeavingPage }),
    },
  ],
  // A link is looked at before it is followed.
  start: (site) =>
    onFirstSign(() => import('./web/watch-links.ts').then(({ watchLinks }) => watchLinks(site))),
};
