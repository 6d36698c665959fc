// The pages of categories: all of them, or one as it wants to be shown.
import { notFound } from '../../../platform/contract/errors.ts';
import type { LayoutLookup, Seo } from '../../../platform/contract/page.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { pageOf, redirectToOwn } from '../../../platform/server/layouts/own-address.ts';
import { pageTitle } from '../../../platform/server/layouts/page-title.ts';
import type { ViewType } from '../../../platform/server/layouts/view.ts';
import type { Crumb } from '../categories.contract.ts';
import { categoryPath } from '../category.address.ts';
import { categoryCrumbs, categoryFragment } from './category.crumbs.ts';
import { localTree } from './category.local-tree.ts';
import { visibleCategories } from './category.policy.ts';
import type { CategoryNode } from './category.snapshot.ts';

const view = (type: string): ViewType => ({
  type,
  reads: 'category',
  isPersonal: ({ params }) => params.followed !== undefined,
  example: exampleOf,
  resolve: (ctx, lookup) =>
    lookup.recordType === 'category' ? oneCategory(ctx, lookup) : allCategories(ctx, lookup),
});

export const categoryViews: ViewType[] = ['categoryList', 'nestedCategoryList', 'discussionCategoryPage'].map(
  view,
);

/** The first one that is shown in this way. */
async function exampleOf(
  ctx: RequestContext,
  layoutViewType: string,
): Promise<Record<string, string> | null> {
  if (layoutViewType === 'categoryList') return {};
  const { ids, tree } = await visibleCategories(ctx);
  const isShownSo = (node: CategoryNode | undefined) =>
    node !== undefined &&
    node.display_as !== 'heading' &&
    (node.display_as === 'discussions') === (layoutViewType === 'discussionCategoryPage');
  const found = ids.find((id) => isShownSo(tree.byID.get(id)));
  return found === undefined ? null : { categoryID: String(found) };
}

async function allCategories(ctx: RequestContext, lookup: LayoutLookup) {
  const redirect = redirectToOwn(lookup, '/categories');
  if (redirect) return redirect;
  const breadcrumbs = [
    { name: ctx.translator.t('Home'), url: ctx.url('/') },
    { name: ctx.translator.t('Categories'), url: ctx.url('/categories') },
  ];
  return {
    layoutViewType: 'categoryList',
    records: [],
    params: {
      page: 1,
      breadcrumbs,
      title: ctx.translator.t('Categories'),
      siteSection: { name: ctx.setting(siteConfig.title) },
    },
    seo: {
      title: ctx.translator.t('Categories'),
      url: ctx.url('/categories'),
      meta: [{ property: 'og:type', content: 'website' }],
      'json-ld': breadcrumbList(breadcrumbs),
    },
  };
}

/** A heading has no page of its own: whoever follows its name finds it among all categories. */
async function oneCategory(ctx: RequestContext, lookup: LayoutLookup) {
  const node = await findShown(ctx, lookup.recordID);
  if (node.display_as === 'heading') return { redirectTo: '/categories', status: 302 as const };
  const page = pageOf(lookup);
  const redirect = redirectToOwn(lookup, categoryPath(node.urlcode, page));
  if (redirect) return redirect;
  const visible = await visibleCategories(ctx);
  const breadcrumbs = categoryCrumbs(ctx, visible, node.category_id);
  return {
    layoutViewType: node.display_as === 'discussions' ? 'discussionCategoryPage' : 'nestedCategoryList',
    records: [node, ...visible.tree.ancestors(node.category_id)].map(({ category_id }) => ({
      recordType: 'category',
      recordID: category_id,
    })),
    params: {
      page,
      category: {
        ...categoryFragment(ctx, node),
        description: node.description,
        urlcode: node.urlcode,
        displayAs: node.display_as,
        icon: node.icon,
        bannerUrl: node.banner_url,
      },
      title: node.name,
      breadcrumbs,
      filters: filtersOf(lookup),
      siteSection: { name: ctx.setting(siteConfig.title) },
    },
    seo: seoOf(ctx, node, page, breadcrumbs, Object.keys(filtersOf(lookup)).length > 0),
  };
}

/** By its address, else by its id. One that may not be seen is like one that is not there. */
async function findShown(ctx: RequestContext, recordID: string | number): Promise<CategoryNode> {
  const tree = await localTree(ctx);
  const found = tree.byUrlcode.get(String(recordID).toLowerCase()) ?? tree.byID.get(Number(recordID));
  if (!found) throw notFound('Category');
  if (!ctx.viewer.canInCategory('discussions.view', found.category_id)) throw notFound('Category');
  return found;
}

/** What the list of its discussions is narrowed to and ordered by. */
function filtersOf({ params }: LayoutLookup): Record<string, unknown> {
  const { sort, type, tagID, followed, excludeMuted, statusID, internalStatusID, hasComments } = params;
  return {
    ...(typeof sort === 'string' && SORTS.has(sort) && { sort }),
    ...(type !== undefined && {
      type: (Array.isArray(type) ? type : type.split(',')).map((each) => each.toLowerCase()),
    }),
    ...(isIDList(tagID) && { tagID }),
    ...(followed === 'true' && { followed: true }),
    ...(excludeMuted === 'false' && { excludeMuted: false }),
    ...(isIDList(statusID) && { statusID: numbersOf(statusID) }),
    ...(isIDList(internalStatusID) && { internalStatusID: numbersOf(internalStatusID) }),
    ...(hasComments !== undefined && { hasComments: hasComments === 'true' || hasComments === '1' }),
  };
}

function isIDList(value: unknown): value is string {
  return typeof value === 'string' && ID_LIST.test(value);
}

function numbersOf(text: string): number[] {
  return text.split(',').map(Number);
}

const ID_LIST = /^\d{1,9}(,\d{1,9})*$/;

const SORTS = new Set(['-dateLastComment', '-dateInserted', '-score', '-hot', 'dateInserted']);

function seoOf(
  ctx: RequestContext,
  node: CategoryNode,
  page: number,
  crumbs: Crumb[],
  isVariant: boolean,
): Seo {
  const address = (number: number) => ctx.url(categoryPath(node.urlcode, number));
  return {
    title: pageTitle(ctx, node.name, page),
    ...(node.description && { description: node.description }),
    url: address(page),
    meta: [
      { property: 'og:type', content: 'website' },
      ...(node.banner_url ? [{ property: 'og:image', content: node.banner_url }] : []),
      ...(isVariant ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      ...(page > 1 ? [{ rel: 'prev', href: address(page - 1) }] : []),
      { rel: 'alternate', type: 'application/rss+xml', href: `${address(1)}/feed.rss`, title: node.name },
    ],
    'json-ld': breadcrumbList(crumbs),
  };
}

function breadcrumbList(crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  };
}
