// The page on which a discussion is written or edited.
import { decoded } from '../../../../platform/contract/decoded.ts';
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import type { LayoutLookup, LayoutNode } from '../../../../platform/contract/page.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { ResolvedView, ViewType } from '../../../../platform/server/layouts/view.ts';
import { categoryFragment } from '../../../categories/server/category.crumbs.ts';
import { requireNotArchived, visibleCategories } from '../../../categories/server/category.policy.ts';
import type { CategoryNode } from '../../../categories/server/category.snapshot.ts';
import { requireOfferedPostType } from '../../../post-types/server/post-type.policy.ts';
import { type PostTypeRow, postTypesSnapshot } from '../../../post-types/server/post-type.snapshot.ts';
import {
  abilitiesOn,
  requireCanEdit,
  requireDiscussion,
  requireUnarchivedOrEditor,
} from '../discussion.policy.ts';
import { postTypeIDOf } from '../discussion.rows.ts';
import { guestCaptchaSources } from './guest-posts.ts';

declare module '../../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    postType: { postTypeID: string; name: string; postButtonLabel: string };
    /** The discussion that is edited. */
    recordID: number;
    /** The draft that a new post is written from. */
    draftID: number;
    isOwnPost: boolean;
    abilities: ReturnType<typeof abilitiesOn>;
  }
}

export const createPostView: ViewType = {
  type: 'createPost',
  foreignSources: guestCaptchaSources,
  // Whether somebody may edit depends on who they are.
  isPersonal: () => true,
  resolve: (ctx, lookup) => {
    const recordID = Number(lookup.params.recordID ?? 0);
    return recordID > 0 ? editPage(ctx, recordID) : newPage(ctx, lookup);
  },
};

async function newPage(ctx: RequestContext, { params }: LayoutLookup): Promise<ResolvedView> {
  const postable = await visibleCategories(ctx, 'discussions.add');
  if (postable.ids.length === 0) throw permissionProblem(['discussions.add']);
  const type = await requireOfferedPostType(
    ctx,
    String(params.postTypeID ?? params.postType ?? 'discussion'),
  );
  const visible = await visibleCategories(ctx);
  // One that may not be seen is like one that is not there.
  const known = postable.tree.all.filter((node) => visible.has(node.category_id));
  const category = findCategory(known, params.category ?? params.categoryID);
  if (category && !postable.has(category.category_id)) throw permissionProblem(['discussions.add']);
  if (category) requireNotArchived(category);
  return {
    layoutViewType: 'createPost',
    records: category ? [{ recordType: 'category', recordID: category.category_id }] : [],
    params: {
      postType: shownType(type.row, type.row.post_button_label),
      ...(category && { category: categoryFragment(ctx, category) }),
      ...(Number(params.draftID) > 0 && { draftID: Number(params.draftID) }),
      title: type.row.post_button_label,
    },
    contexts: contextsOf({
      postType: type.row.post_type_id,
      parentRecordID: category?.category_id ?? NO_CATEGORY,
    }),
    seo: {
      title: ctx.translator.t(type.row.post_button_label),
      meta: [{ name: 'robots', content: 'noindex' }],
    },
  };
}

/** What a post is written into where its address names no category. */
const NO_CATEGORY = -1;

interface Written {
  postType: string;
  parentRecordID: number;
  /** Of the post that is edited. */
  recordID?: number;
}

/** What is written and where it belongs, for code that stands around the form. */
function contextsOf({ postType, ...record }: Written): LayoutNode[] {
  const place = { parentRecordType: 'category', ...record };
  return [
    {
      $reactComponent: 'DraftContextProvider',
      $reactProps: { recordType: 'discussion', postType, ...place },
    },
    {
      $reactComponent: 'ParentRecordContextProvider',
      $reactProps: { recordType: 'discussion', ...place },
    },
  ];
}

function shownType(row: PostTypeRow, postButtonLabel: string) {
  return { postTypeID: row.post_type_id, name: row.name, postButtonLabel };
}

async function editPage(ctx: RequestContext, discussionID: number): Promise<ResolvedView> {
  const row = await requireDiscussion(ctx, discussionID);
  requireCanEdit(ctx, row);
  await requireUnarchivedOrEditor(ctx, row);
  const type = (await ctx.snapshot(postTypesSnapshot)).byID.get(postTypeIDOf(row));
  if (!type) throw notFound('Post type');
  const visible = await visibleCategories(ctx);
  const category = visible.tree.byID.get(row.category_id);
  return {
    layoutViewType: 'createPost',
    records: [{ recordType: 'category', recordID: row.category_id }],
    params: {
      postType: shownType(type, 'Save'),
      ...(category && { category: categoryFragment(ctx, category) }),
      recordID: discussionID,
      isOwnPost: row.insert_user_id === ctx.viewer.userID,
      abilities: abilitiesOn(ctx, row),
      title: 'Edit Discussion',
    },
    contexts: contextsOf({
      postType: type.post_type_id,
      parentRecordID: row.category_id,
      recordID: discussionID,
    }),
    seo: { title: ctx.translator.t('Edit Discussion'), meta: [{ name: 'robots', content: 'noindex' }] },
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
