import { notFound } from '../../../platform/contract/errors.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import { isTrustedHost, readTarget } from '../link-target.ts';
import { domainsIn, linkInterstitialConfig } from './link-interstitial.config.ts';

declare module '../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    href: string;
    host: string;
  }
}

export const linkInterstitialViews: ViewType[] = [
  {
    type: 'leaving',
    // There are as many addresses as there are links: cached pages would only fill memory.
    isPersonal: () => true,
    // Mails lead here too, whoever reads them.
    allowsUnauthenticated: true,
    resolve: async (ctx, { params }) => {
      const target = readTarget(params.target);
      if (!target) throw notFound('Page');
      // What is ours is left by nobody; by its path, whatever else the address says.
      if (target.origin === new URL(ctx.site.url).origin) return { redirectTo: ownPath(target), status: 302 };
      const trusted = domainsIn(ctx.setting(linkInterstitialConfig.trustedDomains));
      if (params.allowTrusted === '1' && isTrustedHost(target.hostname, trusted))
        return { redirectTo: target.href, status: 302 };
      return {
        layoutViewType: 'leaving',
        records: [],
        params: { href: target.href, host: target.host },
        seo: {
          title: ctx.translator.t('Leaving the community'),
          meta: [{ name: 'robots', content: 'noindex, nofollow' }],
        },
      };
    },
  },
];

/** Never `//host`, which a browser would follow elsewhere. */
function ownPath({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}
