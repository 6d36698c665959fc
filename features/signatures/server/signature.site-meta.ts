// What posts need to know of signatures to show them.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { signatureConfig } from './signature.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof signatureSiteMeta> {}
}

export const signatureSiteMeta = async (ctx: RequestContext) => ({
  signatures: {
    enabled: ctx.setting(signatureConfig.isEnabled),
    hideMobile: ctx.setting(signatureConfig.hidesOnPhones),
    imageMaxHeight: ctx.setting(signatureConfig.imageMaxHeight),
  },
});
