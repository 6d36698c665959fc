// What fields of the search need to know of where they lead.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { searchConfig } from './search.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof searchSiteMeta> {}
}

export const searchSiteMeta = async (ctx: RequestContext) =>
  ctx.setting(searchConfig.external) !== '' && ctx.setting(searchConfig.opensNewTab)
    ? { opensSearchInNewTab: true }
    : {};
