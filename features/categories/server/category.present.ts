import { storedPermission } from '../../../platform/contract/permission-names.ts';
import { slug } from '../../../platform/contract/slug.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import type { UserFragment } from '../../users/users.contract.ts';
import type { Category, CategoryLastPost, SrcSet } from '../categories.contract.ts';
import { categoryPath } from '../category.address.ts';
import { type CategoryTotals, categoryTotals, followerCounts, type LastPostRow } from './category.counts.ts';
import { categoryCrumbs, categoryFragment } from './category.crumbs.ts';
import { type VisibleCategories, visibleCategories } from './category.policy.ts';
import { type AllowedTypes, allowedTypesOf } from './category.post-types.ts';
import type { FollowRow } from './category.queries.ts';
import type { CategoryNode } from './category.snapshot.ts';
import { presentPreferences } from './category-preferences.ts';

/** What presenting needs to know beside the tree; the same for any number of categories. */
export interface CategoryContext {
  ctx: RequestContext;
  visible: VisibleCategories;
  totals: ReadonlyMap<number, CategoryTotals>;
  followers: ReadonlyMap<number, number>;
  /** When the viewer began to follow each; empty for shared pages. */
  follows: ReadonlyMap<number, FollowRow>;
  expand: ReadonlySet<string>;
  allowedTypes: (node: CategoryNode) => AllowedTypes;
  users: ReadonlyMap<number, UserFragment>;
}

export async function categoryContext(
  ctx: RequestContext,
  own: Partial<Pick<CategoryContext, 'follows' | 'expand' | 'users'>> = {},
): Promise<CategoryContext> {
  const [visible, allowedTypes, totals, followers] = await Promise.all([
    visibleCategories(ctx),
    allowedTypesOf(ctx),
    categoryTotals(ctx),
    followerCounts(ctx),
  ]);
  return {
    ctx,
    visible,
    allowedTypes,
    totals,
    followers,
    follows: new Map(),
    expand: new Set(),
    users: new Map(),
    ...own,
  };
}

export function presentCategory(context: CategoryContext, node: CategoryNode): Category {
  const { ctx, visible, expand } = context;
  const id = node.category_id;
  const totals = context.totals.get(id);
  const dateFollowed = context.follows.get(id)?.date_followed;
  const parent = visibleParent(context, id);
  const types = context.allowedTypes(node);
  return {
    categoryID: id,
    name: node.name,
    description: node.description,
    parentCategoryID: parent?.category_id ?? null,
    customPermissions: node.has_custom_permissions,
    isArchived: node.is_archived,
    isBeingDeleted: node.is_being_deleted,
    dollarMath: node.dollar_math,
    urlcode: node.urlcode,
    url: ctx.url(categoryPath(node.urlcode)),
    displayAs: node.display_as,
    iconUrl: node.icon_url,
    iconUrlSrcSet: srcSetOf(node.icon_url),
    bannerUrl: node.banner_url,
    bannerUrlSrcSet: srcSetOf(node.banner_url),
    color: node.color,
    icon: node.icon,
    dateInserted: node.date_inserted,
    countCategories: visible.tree.children(id).filter((child) => visible.has(child.category_id)).length,
    countDiscussions: totals?.countDiscussions ?? 0,
    countComments: totals?.countComments ?? 0,
    countAllDiscussions: totals?.countAllDiscussions ?? 0,
    countAllComments: totals?.countAllComments ?? 0,
    countFollowers: context.followers.get(id) ?? 0,
    followed: dateFollowed !== undefined,
    ...(dateFollowed !== undefined && { dateFollowed }),
    featured: node.is_featured,
    allowedDiscussionTypes: types.discussionTypes,
    allowedPostTypeIDs: types.postTypeIDs,
    hasRestrictedPostTypes: node.has_restricted_post_types,
    breadcrumbs: categoryCrumbs(ctx, visible, id),
    ...(expand.has('lastPost') && { lastPost: presentLastPost(context, totals?.lastPost) }),
    ...(expand.has('preferences') && { preferences: presentPreferences(ctx, context.follows.get(id)) }),
    ...(expand.has('permissions') && { permissions: categoryPermissionsOf(ctx, id) }),
    ...(expand.has('parent') && { parent: parent ? categoryFragment(ctx, parent) : null }),
  };
}

/** A category below one that the viewer may not see hangs under the next that they may. */
export function visibleParent(
  { visible }: Pick<CategoryContext, 'visible'>,
  categoryID: number,
): CategoryNode | undefined {
  return visible.tree.ancestors(categoryID).find((node) => visible.has(node.category_id));
}

export function categoryPermissionsOf(ctx: RequestContext, categoryID: number): Record<string, boolean> {
  return Object.fromEntries(
    permissionsOf(ctx).ofCategories.map((name) => [
      name,
      ctx.viewer.canInCategory(storedPermission(name), categoryID),
    ]),
  );
}

function presentLastPost(
  { ctx, users }: CategoryContext,
  post: LastPostRow | undefined,
): CategoryLastPost | null {
  if (!post) return null;
  const insertUser = users.get(post.insert_user_id);
  return {
    discussionID: post.discussion_id,
    ...(post.comment_id !== null && { commentID: post.comment_id }),
    name: post.comment_id === null ? post.name : `Re: ${post.name}`,
    url: ctx.url(
      post.comment_id === null
        ? `/discussion/${post.discussion_id}/${slug(post.name)}`
        : `/discussion/comment/${post.comment_id}#Comment_${post.comment_id}`,
    ),
    dateInserted: post.date_inserted,
    insertUserID: post.insert_user_id,
    ...(insertUser && { insertUser }),
  };
}

/** Pictures of categories are stored in one size: no other width is offered. */
function srcSetOf(address: string | null): SrcSet | null {
  return address === null ? null : { 10: '', 300: '', 800: '', 1200: '' };
}
