// Lists narrowed to types, and to what stands in the fields of types.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { postMetaConditions } from '../../../post-fields/server/post-meta.queries.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';

/** `type` asks for originals and all that is made of them, `postTypeID` for one type exactly. */
export async function typeConditions(
  ctx: RequestContext,
  filters: DiscussionFilters,
): Promise<(Sql | undefined)[]> {
  const types = filters.type?.map((type) => storedType(type.toLowerCase()));
  const ids = filters.postTypeID?.map((postTypeID) => postTypeID.toLowerCase());
  return [
    types?.length ? sql`d.type = any(${types})` : undefined,
    ids?.length
      ? sql`(d.post_type_id = any(${ids}) or (d.post_type_id is null and d.type = any(${ids})))`
      : undefined,
    ...(await postMetaConditions(ctx, filters.postMeta)),
  ];
}

/** What waits for its day is called one way by those who ask, another way where it is stored. */
function storedType(type: string): string {
  return type === 'scheduled' ? 'na' : type;
}
