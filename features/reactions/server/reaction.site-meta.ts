// The types of reactions, once a page: every post of it offers the same.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import { isClassVisible, reactionTypeFacts, reactionTypesSnapshot } from './reaction.types.ts';

export const reactionSiteMeta: SiteMetaSource = async (ctx) => {
  // Guests see what was given and can give nothing.
  if (ctx.viewer.isGuest) return {};
  ctx.cacheTags.add(cacheTag.reactionTypes);
  const { all } = await ctx.snapshot(reactionTypesSnapshot);
  const offered = all.filter((type) => type.is_active && isClassVisible(ctx, type.class));
  return { reactionTypes: offered.map(reactionTypeFacts) };
};
