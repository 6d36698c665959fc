import type { SiteMeta } from '../../platform/contract/page.ts';
import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
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
  start: watchFromFirstSign,
};

/** A link is looked at before it is followed: with the first sign of a hand comes what watches over links. */
function watchFromFirstSign(site: SiteMeta): void {
  const signs = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
  const watch = () => {
    for (const sign of signs) removeEventListener(sign, watch);
    import('./web/watch-links.ts').then(
      ({ watchLinks }) => watchLinks(site),
      // Not there without a network: tried again with the next sign.
      () => watchFromFirstSign(site),
    );
  };
  for (const sign of signs) addEventListener(sign, watch, { passive: true });
}
