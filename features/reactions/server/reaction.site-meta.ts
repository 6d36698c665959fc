// The types of reactions, once a page: every post of it offers the same.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isClassVisible, reactionTypeFacts, reactionTypesSnapshot } from './reaction.types.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof reactionSiteMeta> {}
}

export const reactionSiteMeta = async (ctx: RequestContext) => {
  // Guests see what was given and can give nothing.
  if (ctx.viewer.isGuest) return {};
  ctx.cacheTags.add(cacheTag.reactionTypes);
  const { all } = await ctx.snapshot(reactionTypesSnapshot);
  const offered = all.filter((type) => type.is_active && isClassVisible(ctx, type.class));
  return {
    reactionTypes: offered.map((type) => ({ ...reactionTypeFacts(type), reactionValue: type.score_change })),
  };
};
