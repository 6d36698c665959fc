// The types of reactions, once a page: every post of it offers the same.
import { tagOf } from '../../../platform/server/cache/touch.ts';
import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import { isClassVisible, reactionTypeFacts, reactionTypesSnapshot } from './reaction.types.ts';

export const reactionSiteMeta: SiteMetaSource = async (ctx) => {
  // Guests see what was given and can give nothing.
  if (ctx.viewer.isGuest) return {};
  ctx.madeOf.add(tagOf.reactionTypes);
  const { all } = await ctx.snapshot(reactionTypesSnapshot);
  const offered = all.filter((type) => type.is_active && isClassVisible(ctx, type.class));
  return { reactionTypes: offered.map(reactionTypeFacts) };
};
