import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { LinkInterstitialMeta } from '../link-interstitial.contract.ts';
import { domainsIn, linkInterstitialConfig } from './link-interstitial.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends LinkInterstitialMeta {}
}

/** Every page carries it: what is empty is left out. */
export const linkInterstitialMeta = async (ctx: RequestContext): Promise<LinkInterstitialMeta> => {
  const trustedDomains = domainsIn(ctx.setting(linkInterstitialConfig.trustedDomains));
  return {
    ...(ctx.setting(linkInterstitialConfig.warnLeaving) && { warnsOfLeaving: true }),
    ...(trustedDomains.length > 0 && { trustedDomains }),
  };
};
