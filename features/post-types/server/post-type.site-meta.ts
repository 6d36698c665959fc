import type { SiteMetaSource } from '../../../platform/server/feature/operations.ts';
import { isInUse } from './post-type.policy.ts';
import { baseTypeOf, postTypesSnapshot } from './post-type.snapshot.ts';

/** What each type in use is made of. */
export const postTypeSiteMeta: SiteMetaSource = async (ctx) => {
  const { all } = await ctx.snapshot(postTypesSnapshot);
  const inUse = all.filter((row) => isInUse(ctx, row));
  return { postTypesMap: Object.fromEntries(inUse.map((row) => [row.post_type_id, baseTypeOf(row)])) };
};
