import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { widget } from '../../../platform/server/layouts/widget.ts';
import type { LeavingPageProps } from '../link-interstitial.contract.ts';

export const linkInterstitialWidgets = [
  widget({
    id: 'leaving.page',
    component: 'LeavingPage',
    name: 'Leaving the community',
    views: [],
    hydrate: async (ctx, { params }) => {
      const props: LeavingPageProps = {
        siteName: ctx.setting(siteConfig.title),
        href: String(params.href),
        host: String(params.host),
      };
      return { ...props };
    },
  }),
];
