// The widgets that show categories. Shared content: who follows what comes with the viewer's own state.
import { z } from 'zod';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type WidgetInput, widget } from '../../../platform/server/layouts/widget.ts';
import type { Category } from '../categories.contract.ts';
import { sceneWithUsers, treeBelow } from './category.list.ts';
import { categoryScene } from './category.present.ts';

const schema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  apiParams: z.record(z.string(), z.unknown()).optional(),
});

const CATEGORY_OPTIONS = {
  description: { display: true },
  followButton: { display: true },
  metas: {
    asIcons: 'icon',
    includeSubcategoriesCount: ['discussions', 'comments'],
    display: {
      postCount: false,
      discussionCount: true,
      commentCount: true,
      followerCount: false,
      lastPostName: true,
      lastPostAuthor: true,
      lastPostDate: true,
      subcategories: true,
    },
  },
};

const EXPAND: ReadonlySet<string> = new Set(['lastPost']);

/** The shape a drawn list of categories has: what a row shows, and the rows below it. */
export interface CategoryItem {
  to: string;
  name: string;
  description: string | null;
  iconUrl: string | null;
  imageUrl: string | null;
  icon: string | null;
  color: number | null;
  counts: { labelCode: string; count: number; countAll: number }[];
  displayAs: Category['displayAs'];
  depth: number;
  categoryID: number;
  parentCategoryID: number | null;
  children: CategoryItem[];
  lastPost: Category['lastPost'];
}

function itemOf(category: Category): CategoryItem {
  return {
    to: category.url,
    name: category.name,
    description: category.description,
    iconUrl: category.iconUrl,
    imageUrl: category.bannerUrl,
    icon: category.icon,
    color: category.color,
    counts: [
      { labelCode: 'discussions', count: category.countDiscussions, countAll: category.countAllDiscussions },
      { labelCode: 'comments', count: category.countComments, countAll: category.countAllComments },
      { labelCode: 'followers', count: category.countFollowers, countAll: category.countFollowers },
    ],
    displayAs: category.displayAs,
    depth: category.depth ?? 1,
    categoryID: category.categoryID,
    parentCategoryID: category.parentCategoryID,
    children: (category.children ?? []).map(itemOf),
    lastPost: category.lastPost,
  };
}

function noteShown(items: readonly CategoryItem[], records: WidgetInput['records']): void {
  for (const item of items) {
    records.categoryIDs.push(item.categoryID);
    noteShown(item.children, records);
  }
}

/** The featured ones; where none is featured, those on top. Headings give way to what stands below them. */
async function featured(ctx: RequestContext, limit: number): Promise<CategoryItem[]> {
  const scene = await sceneWithUsers(ctx, EXPAND);
  const tree = treeBelow(scene, null, 100);
  const all = tree.flatMap(function flat(category): Category[] {
    return [category, ...(category.children ?? []).flatMap(flat)];
  });
  const shown = all.filter((each) => each.featured && !each.isArchived && each.displayAs !== 'heading');
  const top = tree.flatMap((each) => (each.displayAs === 'heading' ? (each.children ?? []) : [each]));
  const chosen = shown.length > 0 ? shown : top.filter((each) => !each.isArchived);
  return chosen.slice(0, limit).map((category) => itemOf({ ...category, children: [] }));
}

interface TopQuestion {
  parentCategoryID: number | undefined;
  limit: number;
  /** Names and counts: two levels, and nobody's last post. */
  isPlain: boolean;
}

async function top(ctx: RequestContext, question: TopQuestion): Promise<CategoryItem[]> {
  const { parentCategoryID = null, limit, isPlain } = question;
  const scene = isPlain ? await categoryScene(ctx) : await sceneWithUsers(ctx, EXPAND);
  return treeBelow(scene, parentCategoryID, isPlain ? 2 : 1)
    .filter((each) => !each.isArchived)
    .slice(0, limit)
    .map(itemOf);
}

export const categoriesWidget = widget({
  id: 'categories',
  component: 'CategoriesWidget',
  name: 'Categories',
  schema,
  isStatic: ({ containerOptions }) =>
    (containerOptions as { displayType?: string } | undefined)?.displayType === 'link',
  hydrate: async (ctx, { props, records }) => {
    const { limit, parentCategoryID } = (props.apiParams ?? {}) as {
      limit?: number;
      parentCategoryID?: number;
    };
    const { displayType } = (props.containerOptions ?? {}) as { displayType?: string };
    const isTree = parentCategoryID !== undefined || displayType === 'link';
    const itemData = isTree
      ? await top(ctx, { parentCategoryID, limit: limit ?? 9, isPlain: displayType === 'link' })
      : await featured(ctx, limit ?? 9);
    if (itemData.length === 0) return null;
    noteShown(itemData, records);
    return { categoryOptions: CATEGORY_OPTIONS, ...props, itemData };
  },
});

/** The categories its page is about: all of them, or those below the category of the page. */
export const categoryListAsset = widget({
  id: 'asset.categoryList',
  component: 'CategoriesWidget',
  name: 'Category List',
  schema,
  hydrate: async (ctx, { props, params, records }) => {
    const category = params.category as { categoryID: number } | undefined;
    const scene = await sceneWithUsers(ctx, EXPAND);
    const itemData = treeBelow(scene, category?.categoryID ?? null, 4).map(itemOf);
    if (itemData.length === 0) return null;
    noteShown(itemData, records);
    return {
      categoryOptions: CATEGORY_OPTIONS,
      containerOptions: { displayType: category ? 'grid' : 'list' },
      ...props,
      ...(!category && typeof params.title === 'string' && { title: params.title }),
      apiParams: {
        ...(props.apiParams as object | undefined),
        parentCategoryID: category?.categoryID ?? -1,
        maxDepth: 4,
      },
      itemData,
      isAsset: true,
    };
  },
});

export const categoryFollowWidget = widget({
  id: 'asset.categoryFollow',
  component: 'CategoryFollowWidget',
  name: 'Follow Category',
  hydrate: async (ctx, { props, params, records }) => {
    const category = params.category as { categoryID: number; name: string } | undefined;
    if (!category || ctx.viewer.isGuest || !ctx.can('session.valid')) return null;
    records.categoryIDs.push(category.categoryID);
    return {
      ...props,
      category,
      categoryID: category.categoryID,
      categoryName: category.name,
      emailDigestEnabled: false,
    };
  },
});
