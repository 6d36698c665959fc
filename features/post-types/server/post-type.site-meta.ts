import type { MetaOf } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { isInUse } from './post-type.policy.ts';
import { baseTypeOf, postTypesSnapshot } from './post-type.snapshot.ts';

declare module '../../../platform/contract/page.ts' {
  interface SiteMeta extends MetaOf<typeof postTypeSiteMeta> {}
}

/** What each type in use is made of. */
export const postTypeSiteMeta = async (ctx: RequestContext) => {
  const { all } = await ctx.snapshot(postTypesSnapshot);
  const inUse = all.filter((row) => isInUse(ctx, row));
  return { postTypesMap: Object.fromEntries(inUse.map((row) => [row.post_type_id, baseTypeOf(row)])) };
};
