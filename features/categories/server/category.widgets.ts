// The widgets that show categories. Shared content: who follows what comes with the viewer's own state.

import { z } from 'zod';
import { Memoized } from '../../../platform/server/cache/immutable.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { PageParams } from '../../../platform/server/layouts/page-params.ts';
import { BUTTON_TYPES, choice } from '../../../platform/server/layouts/prop-fields.ts';
import { type WidgetInput, widget } from '../../../platform/server/layouts/widget.ts';
import { withStyles } from '../../widgets/server/backgrounds.ts';
import type { Category } from '../categories.contract.ts';
import { contextWithUsers, treeBelow } from './category.list.ts';
import { type CategoryContext, categoryContext } from './category.present.ts';
import type { CategoryNode } from './category.snapshot.ts';
import { followedBy } from './category-follows.present.ts';
import { categoryChannels } from './category-preferences.ts';
import { categoryOptionsOf, recordOf, categoriesSchema as schema } from './category-widget.options.ts';

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

function itemOf(category: Category, children: CategoryItem[]): CategoryItem {
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
      {
        labelCode: 'posts',
        count: category.countDiscussions + category.countComments,
        countAll: category.countAllDiscussions + category.countAllComments,
      },
      { labelCode: 'followers', count: category.countFollowers, countAll: category.countFollowers },
    ],
    displayAs: category.displayAs,
    depth: category.depth ?? 1,
    categoryID: category.categoryID,
    parentCategoryID: category.parentCategoryID,
    children,
    lastPost: category.lastPost,
  };
}

const cards = new Memoized<CategoryNode, CategoryItem>();
const rows = new Memoized<CategoryNode, CategoryItem>();
const lines = new Memoized<CategoryNode, CategoryItem>();

/** Without those below it. */
const cardOf = (context: CategoryContext, category: Category) =>
  itemOnce(cards, context, { ...category, children: [] });

/** With those below it. */
const rowOf = (context: CategoryContext, category: Category) => itemOnce(rows, context, category);

/** Of names and counts. */
const lineOf = (context: CategoryContext, category: Category) => itemOnce(lines, context, category);

/** Memoized, since what pages make of it, JSON and HTML, is then reused too. */
function itemOnce(
  known: Memoized<CategoryNode, CategoryItem>,
  context: CategoryContext,
  category: Category,
): CategoryItem {
  const { lastPost = null } = category;
  const node = context.visible.tree.byID.get(category.categoryID) as CategoryNode;
  const children = (category.children ?? []).map((child) => itemOnce(known, context, child));
  const facts = [
    ...[category.url, category.depth, category.parentCategoryID],
    ...[category.countDiscussions, category.countComments, category.countFollowers],
    ...[category.countAllDiscussions, category.countAllComments],
    ...[lastPost?.url, lastPost?.name, lastPost?.dateInserted, lastPost?.insertUser],
    ...[children.length, ...children],
  ];
  return known.of(node, facts, () => itemOf(category, children));
}

function noteShown(items: readonly CategoryItem[], records: WidgetInput['records']): void {
  for (const item of items) {
    records.categoryIDs.push(item.categoryID);
    noteShown(item.children, records);
  }
}

const isFilled = (category: Category) => category.countAllDiscussions > 0;

/**
 * The featured ones; where none is featured, those on top. Headings give way to what stands below them. While nothing was
 * posted in what is featured (an import leaves General as it was), those on top that hold something.
 */
async function featured(ctx: RequestContext, limit: number): Promise<CategoryItem[]> {
  const context = await contextWithUsers(ctx, EXPAND);
  const tree = treeBelow(context, null, 100);
  const shown = flat(tree).filter(
    (each) => each.featured && !each.isArchived && each.displayAs !== 'heading',
  );
  const top = tree.flatMap((each) => (each.displayAs === 'heading' ? (each.children ?? []) : [each]));
  const open = top.filter((each) => !each.isArchived);
  const filled = shown.some(isFilled) ? shown : open.filter(isFilled);
  const chosen = [filled, shown, open].find(({ length }) => length > 0) ?? [];
  return chosen.slice(0, limit).map((category) => cardOf(context, category));
}

interface TopQuestion {
  parentCategoryID: number | undefined;
  limit: number;
  /** Names and counts: two levels, and nobody's last post. */
  isPlain: boolean;
}

async function top(ctx: RequestContext, question: TopQuestion): Promise<CategoryItem[]> {
  const { parentCategoryID = null, limit, isPlain } = question;
  const context = isPlain ? await categoryContext(ctx) : await contextWithUsers(ctx, EXPAND);
  return treeBelow(context, parentCategoryID, isPlain ? 2 : 1)
    .filter((each) => !each.isArchived)
    .slice(0, limit)
    .map((category) => (isPlain ? lineOf(context, category) : cardOf(context, category)));
}

export const categoriesWidget = widget({
  id: 'categories',
  component: 'CategoriesWidget',
  name: 'Categories',
  schema,
  isStatic: ({ containerOptions }) =>
    (containerOptions as { displayType?: string } | undefined)?.displayType === 'link',
  hydrate: async (ctx, { props, params, records }) => {
    const { displayType } = recordOf(props.containerOptions);
    const itemData = await chosen(ctx, props, params, displayType === 'link');
    if (itemData.length === 0) return null;
    noteShown(itemData, records);
    return {
      ...withStyles(ctx, props, params),
      categoryOptions: categoryOptionsOf(props.categoryOptions),
      itemData,
    };
  },
});

/** Those that are named, those below one, or the featured ones. */
async function chosen(
  ctx: RequestContext,
  props: Record<string, unknown>,
  params: PageParams,
  isPlain: boolean,
): Promise<CategoryItem[]> {
  const given = recordOf(props.apiParams);
  const most = Number(given.limit);
  const limit = Number.isSafeInteger(most) && most > 0 && most <= 100 ? most : 9;
  const named = [given.categoryID ?? []].flat().filter((id): id is number => Number.isSafeInteger(id));
  if (named.length > 0) return withIDs(ctx, named.slice(0, limit));
  const here = params.category?.categoryID;
  const isOfPage = given.filter === 'category' && given.filterCategorySubType === 'contextual';
  const parentCategoryID = (isOfPage ? here : given.parentCategoryID) as number | undefined;
  return parentCategoryID !== undefined || isPlain
    ? top(ctx, { parentCategoryID, limit, isPlain })
    : featured(ctx, limit);
}

/** In the order they are named in; of them, what the audience may see. */
async function withIDs(ctx: RequestContext, ids: readonly number[]): Promise<CategoryItem[]> {
  const context = await contextWithUsers(ctx, EXPAND);
  const all = flat(treeBelow(context, null, 100));
  return ids.flatMap((id) => {
    const category = all.find((each) => each.categoryID === id);
    return category ? [cardOf(context, category)] : [];
  });
}

function flat(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [category, ...flat(category.children ?? [])]);
}

/** The categories its page is about: all of them, or those below the category of the page. */
export const categoryListAsset = widget({
  id: 'asset.categoryList',
  component: 'CategoriesWidget',
  name: 'Category List',
  views: ['categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
  requiredIn: ['categoryList', 'nestedCategoryList'],
  headsIn: ['categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
  schema,
  hydrate: async (ctx, { props, params, records }) => {
    const category = params.category;
    const context = await contextWithUsers(ctx, EXPAND);
    const itemData = treeBelow(context, category?.categoryID ?? null, 4).map((each) => rowOf(context, each));
    if (itemData.length === 0) return null;
    noteShown(itemData, records);
    const { containerOptions: container, ...dress } = withStyles(ctx, props, params);
    return {
      ...dress,
      containerOptions: {
        displayType: category ? ('grid' as const) : ('list' as const),
        ...recordOf(container),
      },
      categoryOptions: categoryOptionsOf(props.categoryOptions),
      ...(!category && params.title !== undefined && { title: params.title }),
      apiParams: {
        ...props.apiParams,
        parentCategoryID: category?.categoryID ?? -1,
        maxDepth: 4,
      },
      itemData,
      isAsset: true,
    };
  },
});

/** Among one's notification preferences. */
export const followedCategoriesWidget = widget({
  id: 'categories.followed',
  component: 'FollowedCategories',
  name: 'Followed categories',
  views: ['notificationPreferences'],
  hydrate: async (ctx) => {
    const { userID, isGuest } = ctx.viewer;
    if (isGuest) return null;
    return { userID, channels: categoryChannels(ctx), categories: await followedBy(ctx, userID) };
  },
});

export const categoryFollowWidget = widget({
  id: 'asset.categoryFollow',
  schema: z.looseObject({ buttonType: choice(BUTTON_TYPES, 'Type', { group: 'Button' }).optional() }),
  component: 'CategoryFollowWidget',
  name: 'Follow Category',
  views: ['categoryList', 'nestedCategoryList', 'discussionCategoryPage'],
  hydrate: async (ctx, { props, params, records }) => {
    const category = params.category;
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
