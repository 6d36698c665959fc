// What forms with tags need to know.
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { tagConfig } from './tag.config.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof tagSiteMeta> {}
}

export const tagSiteMeta = async (ctx: RequestContext) => ({
  isTaggingEnabled: ctx.setting(tagConfig.isEnabled),
  maxTags: ctx.setting(tagConfig.maxPerDiscussion),
});
