import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isInUse } from './post-type.policy.ts';
import { baseTypeOf, postTypesSnapshot } from './post-type.snapshot.ts';
import { postTypes } from './post-types.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof postTypeSiteMeta> {}
}

/** What each type in use is made of, and what posts are marked and filtered by. */
export const postTypeSiteMeta = async (ctx: RequestContext) => {
  const { all } = await ctx.snapshot(postTypesSnapshot);
  const inUse = all.filter((row) => isInUse(ctx, row));
  return {
    postTypesMap: Object.fromEntries(inUse.map((row) => [row.post_type_id, baseTypeOf(row)])),
    postTypeKinds: postTypes.of(ctx).map(({ type, isFilter, meta, words }) => {
      const { name, plural, mark, marks } = words(ctx.translator);
      return { type, name, plural, ...(isFilter && { isFilter }), ...(meta && { meta }), mark, marks };
    }),
  };
};
