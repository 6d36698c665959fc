import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import {
  deletePostType as deleteEndpoint,
  getPostType,
  listPostTypes,
  type PostType,
  patchPostType,
  postPostType,
} from '../post-types.contract.ts';
import { addPostType, changePostType, deletePostType } from './post-type.actions.ts';
import { isInUse } from './post-type.policy.ts';
import { presentPostTypes } from './post-type.present.ts';
import { postTypesSnapshot } from './post-type.snapshot.ts';

/** Left behind by what was moved or merged: nobody posts with it, so it is in no list. */
const HIDDEN = 'redirect';

export const postTypeRoutes = [
  route(listPostTypes, async (ctx, { query }) => {
    const { all } = await ctx.snapshot(postTypesSnapshot);
    const ids = query.postTypeID?.map((each) => each.toLowerCase());
    const found = all.filter(
      (row) =>
        (ids ? ids.includes(row.post_type_id) : row.post_type_id !== HIDDEN) &&
        (query.includeDeleted || !row.is_deleted) &&
        (query.parentPostTypeID === undefined ||
          row.parent_post_type_id === query.parentPostTypeID.toLowerCase()) &&
        (query.isOriginal === undefined || query.isOriginal === (row.parent_post_type_id === null)) &&
        (query.isActive === undefined || query.isActive === isInUse(ctx, row)),
    );
    const { page, limit } = query;
    const rows = await presentPostTypes(ctx, found.slice((page - 1) * limit, page * limit), query.expand);
    return { rows, page, limit, total: found.length };
  }),
  route(getPostType, (ctx, { params, query }) => onePostType(ctx, params.postTypeID, query)),
  route(postPostType, async (ctx, { body }) => {
    await addPostType(ctx, body);
    return onePostType(ctx, body.postTypeID);
  }),
  route(patchPostType, async (ctx, { params, body }) => {
    await changePostType(ctx, params.postTypeID.toLowerCase(), body);
    return onePostType(ctx, params.postTypeID);
  }),
  route(deleteEndpoint, async (ctx, { params }) => {
    await deletePostType(ctx, params.postTypeID.toLowerCase());
    return undefined;
  }),
];

async function onePostType(
  ctx: RequestContext,
  name: string,
  query: { includeDeleted?: boolean; expand?: ReadonlySet<string> } = {},
): Promise<PostType> {
  const row = (await ctx.snapshot(postTypesSnapshot)).byID.get(name.toLowerCase());
  if (!row || (row.is_deleted && !query.includeDeleted)) throw notFound('Post type');
  const [presented] = await presentPostTypes(ctx, [row], query.expand ?? new Set());
  if (!presented) throw notFound('Post type');
  return presented;
}
