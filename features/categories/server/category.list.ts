// Lists of categories, made in memory: filter, then a tree or a flat page.

import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import type { PageOf } from '../../../platform/contract/paging.ts';
import { parseNumberRange, type Range } from '../../../platform/contract/range.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { dirtyIDs } from '../../../platform/server/events/dirty-records.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { type Category, categoryError, type listCategories } from '../categories.contract.ts';
import { requireCategory, visibleCategories } from './category.policy.ts';
import { takersOf } from './category.post-types.ts';
import { type CategoryContext, categoryContext, presentCategory, visibleParent } from './category.present.ts';
import { type FollowRow, findFollows } from './category.queries.ts';
import type { CategoryNode, CategoryTree } from './category.snapshot.ts';

type Query = QueryOf<(typeof listCategories)['spec']>;

export async function listCategoriesFor(ctx: RequestContext, query: Query): Promise<PageOf<Category>> {
  const { tree } = await visibleCategories(ctx);
  const parent = parentOf(tree, query);
  if (parent) await requireCategory(ctx, parent.category_id);
  const isFlat = isFlatList(query, parent);
  const follows = await findFollows(ctx.db, await followerOf(ctx, query));
  const own = query.followedUserID ? await findFollows(ctx.db, ctx.viewer.userID) : follows;
  const context = await contextWithUsers(ctx, query.expand, own);
  const postable = query.filterDiscussionsAdd ? await visibleCategories(ctx, 'discussions.add') : undefined;
  const dirty = query.dirtyRecords ? await dirtyCategories(ctx) : undefined;
  const takes = await takersOf(ctx, query);
  // Whoever names them, follows them or writes there knows them.
  const isKnown = query.categoryID !== undefined || query.followed || query.followedUserID !== undefined;
  const passes = (node: CategoryNode) =>
    (isKnown || postable !== undefined || isListed(node)) &&
    takes(node) &&
    (!dirty || dirty.has(node.category_id)) &&
    isShownBy(node, query.layoutViewType) &&
    (query.archived === undefined || query.archived === null || node.is_archived === query.archived) &&
    (!query.featured || node.is_featured) &&
    (!postable || (postable.has(node.category_id) && node.display_as === 'discussions')) &&
    (!(query.followed || query.followedUserID) || follows.has(node.category_id));
  if (isFlat) return flatPage(context, query, parent, passes);
  const rows = treeBelow(context, parent?.category_id ?? null, query.maxDepth ?? 2, passes);
  const withParent =
    parent && query.includeParentCategory ? [{ ...presentCategory(context, parent), children: rows }] : rows;
  const total = withParent.length;
  return { rows: withParent, page: 1, limit: Math.max(1, total), total, isWhole: true };
}

function parentOf(tree: CategoryTree, query: Query): CategoryNode | undefined {
  const given = [query.categoryID, query.parentCategoryID, query.parentCategoryCode].filter(
    (each) => each !== undefined,
  );
  if (given.length > 1 || (query.followed && query.followedUserID)) throw categoryError('category.filters');
  if (query.parentCategoryCode !== undefined) {
    const found = tree.byUrlcode.get(query.parentCategoryCode.toLowerCase());
    if (!found) throw notFound('Category');
    return found;
  }
  if (query.parentCategoryID === undefined || query.parentCategoryID < 1) return undefined;
  const found = tree.byID.get(query.parentCategoryID);
  if (!found) throw notFound('Category');
  return found;
}

function isFlatList(query: Query, parent: CategoryNode | undefined): boolean {
  const wantsPage = query.page !== undefined || query.limit !== undefined || query.outputFormat === 'flat';
  const wantsTree = query.maxDepth !== undefined || query.outputFormat === 'tree';
  if (wantsPage && wantsTree)
    throw fieldProblem('outputFormat', 'A tree has no pages. Leave page and limit out.', 400);
  if (wantsPage || wantsTree) return wantsPage;
  return (
    [query.categoryID, query.followed, query.featured, query.followedUserID, query.dirtyRecords].some(
      (given) => given !== undefined && given !== false,
    ) || parent?.display_as === 'flat'
  );
}

/** The pages on which categories are shown differ by how they want to be shown. */
export function isShownBy(node: CategoryNode, layoutViewType: string | undefined): boolean {
  if (layoutViewType === 'discussionCategoryPage') return node.display_as === 'discussions';
  if (layoutViewType === 'nestedCategoryList')
    return node.display_as === 'categories' || node.display_as === 'flat';
  return true;
}

/** Those that changed since an indexer confirmed the last ones. */
async function dirtyCategories(ctx: RequestContext): Promise<Set<number>> {
  const rows = await ctx.db.rows<{ category_id: number }>(
    sql`select category_id from categories where category_id in (${dirtyIDs(ctx, 'category')})`,
  );
  return new Set(rows.map((row) => row.category_id));
}

async function followerOf(ctx: RequestContext, { followedUserID }: Query): Promise<number> {
  if (followedUserID !== undefined && followedUserID !== ctx.viewer.userID) ctx.require('users.edit');
  return followedUserID ?? ctx.viewer.userID;
}

export async function contextWithUsers(
  ctx: RequestContext,
  expand: ReadonlySet<string>,
  follows: ReadonlyMap<number, FollowRow> = new Map(),
): Promise<CategoryContext> {
  const context = await categoryContext(ctx, { expand, follows });
  if (!expand.has('lastPost')) return context;
  const authors = [...context.totals.values()].flatMap(({ lastPost }) =>
    lastPost ? [lastPost.insert_user_id] : [],
  );
  return { ...context, users: await userFragments(ctx, authors) };
}

type Passes = (node: CategoryNode) => boolean;

function flatPage(
  context: CategoryContext,
  query: Query,
  parent: CategoryNode | undefined,
  passes: Passes,
): PageOf<Category> {
  const { tree, has } = context.visible;
  const range = query.categoryID === undefined ? undefined : parseNumberRange('categoryID', query.categoryID);
  const isBelowParent = (node: CategoryNode) =>
    (query.parentCategoryID === undefined && query.parentCategoryCode === undefined) ||
    (visibleParent(context, node.category_id)?.category_id ?? -1) === (parent?.category_id ?? -1) ||
    (query.includeParentCategory && node === parent);
  const found = depthFirst(tree, null)
    .filter((node) => has(node.category_id) && passes(node) && isBelowParent(node))
    .filter((node) => range === undefined || isInRange(node.category_id, range));
  sortBy(found, query.sort, context.follows);
  const [page, limit] = [query.page ?? 1, query.limit ?? 30];
  const rows = found.slice((page - 1) * limit, page * limit);
  return {
    rows: rows.map((node) => ({
      ...presentCategory(context, node),
      depth: depthOf(context, node),
      sort: node.sort,
    })),
    page,
    limit,
    total: found.length,
  };
}

function depthFirst(tree: CategoryTree, parentID: number | null): CategoryNode[] {
  return tree.children(parentID).flatMap((node) => [node, ...depthFirst(tree, node.category_id)]);
}

function depthOf({ visible }: CategoryContext, node: CategoryNode): number {
  return visible.tree.ancestors(node.category_id).filter((each) => visible.has(each.category_id)).length + 1;
}

function isInRange(value: number, { oneOf, from, to }: Range<number>): boolean {
  if (oneOf && !oneOf.includes(value)) return false;
  if (from && (from.isInclusive ? value < from.value : value <= from.value)) return false;
  return !(to && (to.isInclusive ? value > to.value : value >= to.value));
}

function sortBy(nodes: CategoryNode[], sort: Query['sort'], follows: ReadonlyMap<number, FollowRow>): void {
  if (!sort) return;
  const direction = sort.startsWith('-') ? -1 : 1;
  const key = sort.replace('-', '');
  const places = new Map([...follows.keys()].map((id, at) => [id, at + 1]));
  const keyOf = (node: CategoryNode) =>
    key === 'name'
      ? node.name.toLowerCase()
      : key === 'dateFollowed'
        ? (places.get(node.category_id) ?? 0)
        : node.category_id;
  nodes.sort((a, b) =>
    keyOf(a) < keyOf(b) ? -direction : keyOf(a) > keyOf(b) ? direction : a.category_id - b.category_id,
  );
}

/** What belongs to a record of somebody else's is found there. */
export const isListed = ({ is_unlisted }: Pick<CategoryNode, 'is_unlisted'>) => !is_unlisted;

/** Categories below one the viewer may not see stand where that one would have stood. */
export function treeBelow(
  context: CategoryContext,
  parentID: number | null,
  maxDepth: number,
  passes: Passes = isListed,
  depth = 1,
): Category[] {
  return context.visible.tree.children(parentID).flatMap((node) => {
    if (!context.visible.has(node.category_id))
      return treeBelow(context, node.category_id, maxDepth, passes, depth);
    const below = treeBelow(context, node.category_id, maxDepth, passes, depth + 1);
    if (!passes(node) && below.length === 0) return [];
    return [
      { ...presentCategory(context, node), depth, sort: node.sort, children: depth < maxDepth ? below : [] },
    ];
  });
}
