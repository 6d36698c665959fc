import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import type { LinkInterstitialMeta } from '../link-interstitial.contract.ts';
import { domainsIn, linkInterstitialConfig } from './link-interstitial.config.ts';

/** Every page carries it: what is empty is left out. */
export const linkInterstitialMeta: SiteMetaSource = async (
  ctx,
): Promise<Record<string, unknown> & LinkInterstitialMeta> => {
  const trustedDomains = domainsIn(ctx.setting(linkInterstitialConfig.trustedDomains));
  return {
    ...(ctx.setting(linkInterstitialConfig.warnLeaving) && { warnsOfLeaving: true }),
    ...(trustedDomains.length > 0 && { trustedDomains }),
  };
};
