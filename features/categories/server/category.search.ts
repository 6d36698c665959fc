// Categories by part of their name, and those somebody may like to follow.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import type { PageOf } from '../../../platform/contract/paging.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { Category, searchCategories, suggestCategories } from '../categories.contract.ts';
import { isListed, isShownBy } from './category.list.ts';
import { visibleCategories } from './category.policy.ts';
import { categoryContext, presentCategory } from './category.present.ts';
import { findFollows } from './category.queries.ts';

/** Accents and case are ignored. */
export async function searchCategoriesFor(
  ctx: RequestContext,
  query: QueryOf<(typeof searchCategories)['spec']>,
): Promise<PageOf<Category>> {
  const follows = await findFollows(ctx.db, ctx.viewer.userID);
  const context = await categoryContext(ctx, { expand: query.expand, follows });
  const { tree, has } = context.visible;
  const words = folded(query.query);
  const postable = query.filterDiscussionsAdd ? await visibleCategories(ctx, 'discussions.add') : undefined;
  const within =
    query.parentCategoryID === undefined
      ? undefined
      : new Set([
          query.parentCategoryID,
          ...tree.descendants(query.parentCategoryID > 0 ? query.parentCategoryID : null),
        ]);
  const found = tree.all.filter(
    (node) =>
      has(node.category_id) &&
      (postable !== undefined || isListed(node)) &&
      (words === '' || folded(node.name).includes(words) || node.urlcode.includes(words)) &&
      (!query.displayAs?.length || query.displayAs.includes(node.display_as)) &&
      isShownBy(node, query.layoutViewType) &&
      (!within || within.has(node.category_id)) &&
      (!postable || (postable.has(node.category_id) && node.display_as === 'discussions')),
  );
  return pageOf(found, query, (node) => presentCategory(context, node));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** What the viewer sees and does not follow yet: the most followed first, then the fullest. */
export async function suggestCategoriesFor(
  ctx: RequestContext,
  query: QueryOf<(typeof suggestCategories)['spec']>,
): Promise<PageOf<Category>> {
  const follows = await findFollows(ctx.db, ctx.viewer.userID);
  const context = await categoryContext(ctx, { follows });
  const excluded = new Set(query.excludedCategoryIDs);
  const followersOf = (id: number) => context.followers.get(id) ?? 0;
  const discussionsIn = (id: number) => context.totals.get(id)?.countDiscussions ?? 0;
  const found = context.visible.tree.all
    .filter(
      ({ category_id: id, display_as, is_archived, is_being_deleted, is_unlisted }) =>
        context.visible.has(id) &&
        !is_unlisted &&
        display_as === 'discussions' &&
        !is_archived &&
        !is_being_deleted &&
        !follows.has(id) &&
        !excluded.has(id),
    )
    .sort(
      ({ category_id: a }, { category_id: b }) =>
        followersOf(b) - followersOf(a) || discussionsIn(b) - discussionsIn(a) || a - b,
    );
  return { ...pageOf(found, query, (node) => presentCategory(context, node)), total: found.length };
}

function pageOf<T>(
  found: readonly T[],
  { page, limit }: { page: number; limit: number },
  present: (row: T) => Category,
): PageOf<Category> {
  return { rows: found.slice((page - 1) * limit, page * limit).map(present), page, limit };
}
