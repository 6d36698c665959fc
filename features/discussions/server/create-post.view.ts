// The page on which a discussion is written or edited.
import { decoded } from '../../../platform/contract/decoded.ts';
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { LayoutLookup } from '../../../platform/contract/page.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ResolvedView, ViewType } from '../../../platform/server/layouts/view.ts';
import { categoryFragment } from '../../categories/server/category.crumbs.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { CategoryNode } from '../../categories/server/category.snapshot.ts';
import { findPostType } from '../../post-types/server/post-types.ts';
import { abilitiesOn, requireCanEdit, requireDiscussion } from './discussion.policy.ts';

export const createPostView: ViewType = {
  type: 'createPost',
  // Whether somebody may edit depends on who they are.
  isPersonal: () => true,
  resolve: (ctx, lookup) => {
    const recordID = Number(lookup.params.recordID ?? 0);
    return recordID > 0 ? editPage(ctx, recordID) : newPage(ctx, lookup);
  },
};

async function newPage(ctx: RequestContext, { params }: LayoutLookup): Promise<ResolvedView> {
  const postable = await visibleCategories(ctx, 'discussions.add');
  if (ctx.viewer.isGuest || postable.ids.length === 0) throw permissionProblem(['discussions.add']);
  const type = findPostType(ctx, String(params.postType ?? 'discussion').toLowerCase());
  if (!type) throw notFound('Page');
  const category = findCategory(postable.tree.all, params.category ?? params.categoryID);
  if (category && !postable.has(category.category_id)) throw permissionProblem(['discussions.add']);
  return {
    layoutViewType: 'createPost',
    records: category ? [{ recordType: 'category', recordID: category.category_id }] : [],
    params: {
      postType: { postTypeID: type.type, name: type.name, postButtonLabel: type.postButtonLabel },
      ...(category && { category: categoryFragment(ctx, category) }),
      title: type.postButtonLabel,
    },
    seo: { title: type.postButtonLabel, meta: [{ name: 'robots', content: 'noindex' }] },
  };
}

async function editPage(ctx: RequestContext, discussionID: number): Promise<ResolvedView> {
  const row = await requireDiscussion(ctx, discussionID);
  requireCanEdit(ctx, row);
  const type = findPostType(ctx, row.type);
  const visible = await visibleCategories(ctx);
  const category = visible.tree.byID.get(row.category_id);
  return {
    layoutViewType: 'createPost',
    records: [{ recordType: 'category', recordID: row.category_id }],
    params: {
      postType: { postTypeID: row.type, name: type?.name ?? 'Discussion', postButtonLabel: 'Save' },
      ...(category && { category: categoryFragment(ctx, category) }),
      recordID: discussionID,
      abilities: abilitiesOn(ctx, row),
      title: 'Edit Discussion',
    },
    seo: { title: 'Edit Discussion', meta: [{ name: 'robots', content: 'noindex' }] },
  };
}

function findCategory(
  all: readonly CategoryNode[],
  given: string | string[] | undefined,
): CategoryNode | undefined {
  if (given === undefined) return undefined;
  const text = decoded(String(given)).toLowerCase();
  return (
    all.find((node) => node.urlcode.toLowerCase() === text) ??
    all.find((node) => String(node.category_id) === text)
  );
}
