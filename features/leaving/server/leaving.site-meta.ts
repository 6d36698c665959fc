import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import type { LeavingMeta } from '../leaving.contract.ts';
import { domainsIn, leavingConfig } from './leaving.config.ts';

/** Every page carries it: what is empty is left out. */
export const leavingMeta: SiteMetaSource = async (ctx): Promise<Record<string, unknown> & LeavingMeta> => {
  const trustedDomains = domainsIn(ctx.setting(leavingConfig.trustedDomains));
  return {
    ...(ctx.setting(leavingConfig.warnLeaving) && { warnsOfLeaving: true }),
    ...(trustedDomains.length > 0 && { trustedDomains }),
  };
};
