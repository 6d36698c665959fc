// Posts that hold some words: the site's search, asked for one kind of record.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireCategory } from '../../categories/server/category.policy.ts';
import { categoryFollows } from '../../categories/server/category.queries.ts';
import { searchQuery } from '../../search/search.contract.ts';
import { findRecords } from '../../search/server/search.find.ts';

export interface PostSearch {
  query: string;
  categoryID?: number | undefined;
  followed?: boolean;
  page: number;
  limit: number;
}

export interface FoundPosts {
  ids: number[];
  total: number;
  isIncomplete: boolean;
}

export async function findPosts(
  ctx: RequestContext,
  recordType: 'discussion' | 'comment',
  search: PostSearch,
): Promise<FoundPosts> {
  if (search.categoryID !== undefined) await requireCategory(ctx, search.categoryID);
  const categoryIDs = await requestedCategories(ctx, search);
  if (categoryIDs?.length === 0) return { ids: [], total: 0, isIncomplete: false };
  const { query, page, limit } = search;
  const input = searchQuery.parse({
    query,
    recordTypes: [recordType],
    ...(categoryIDs && { categoryIDs }),
    page,
    limit,
  });
  const { found, total, isIncomplete } = await findRecords(ctx, input);
  return { ids: found.map((each) => each.record_id), total, isIncomplete };
}

/** undefined: wherever it may be. */
async function requestedCategories(
  ctx: RequestContext,
  { categoryID, followed }: PostSearch,
): Promise<number[] | undefined> {
  const given = categoryID === undefined ? undefined : [categoryID];
  if (!followed) return given;
  const follows = await categoryFollows(ctx.db, ctx.viewer.userID);
  return given ? given.filter((id) => follows.has(id)) : [...follows.keys()];
}
