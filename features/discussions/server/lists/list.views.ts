// The pages that list discussions: home, all, tagged, and those of discussion-lists.ts.

import { decoded } from '../../../../platform/contract/decoded.ts';
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import type { LayoutLookup, Seo } from '../../../../platform/contract/page.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { layoutRegistry } from '../../../../platform/server/layouts/layout-registry.ts';
import { pageOf, redirectToOwn } from '../../../../platform/server/layouts/own-address.ts';
import { pageTitle } from '../../../../platform/server/layouts/page-title.ts';
import { storedLayoutsSnapshot } from '../../../../platform/server/layouts/stored-layouts.ts';
import type { ResolvedView, ViewType } from '../../../../platform/server/layouts/view.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { tagMergedFrom } from '../../../tags/server/merging/merged-tags.ts';
import { localTag } from '../../../tags/server/tag.local-names.ts';
import { findTagByUrlcode } from '../../../tags/server/tag.queries.ts';
import { visibleTagCondition } from '../../../tags/server/tag.visibility.ts';
import { tagPath } from '../../../tags/tag.address.ts';
import { pageSuffix } from '../../discussion.address.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { breadcrumbList, webSite } from '../page/json-ld.ts';
import { findList } from './discussion-lists.ts';
import { filtersOfAddress } from './list-params.ts';

declare module '../../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    /** What the address asks for. */
    filters: DiscussionFilters;
    /** What the page is by itself. */
    fixedFilters: DiscussionFilters;
    tag: { tagID: number; name: string; urlcode: string };
    /** What is said where the list of the page is empty. */
    emptyList: { text: string; isFilledByPosting: boolean };
  }
}

export const homeView: ViewType = {
  type: 'home',
  isPersonal: ({ params }) => params.followed !== undefined,
  resolve: async (ctx, lookup) => {
    await requireSomethingToSee(ctx);
    return {
      layoutViewType: 'home',
      records: [],
      params: {
        page: 1,
        filters: filtersOfAddress(lookup),
        siteSection: { name: ctx.setting(siteConfig.title) },
      },
      heading: ctx.setting(siteConfig.title),
      seo: {
        title: ctx.setting(siteConfig.homepageTitle) || ctx.setting(siteConfig.title),
        description: ctx.setting(siteConfig.description),
        url: ctx.url('/'),
        meta: [{ property: 'og:type', content: 'website' }],
        links: [feedLink(ctx, '/discussions/feed.rss', ctx.translator.t('Recent Posts'))],
        'json-ld': webSite(ctx, ctx.setting(siteConfig.title)),
      },
    };
  },
};

export const discussionListView: ViewType = {
  type: 'discussionList',
  isPersonal: ({ params }, ctx) =>
    findList(ctx, String(params.list))?.isPersonal === true || params.followed !== undefined,
  resolve: async (ctx, lookup) => {
    if (lookup.recordType === 'category') return listOfCategory(ctx, lookup);
    await requireSomethingToSee(ctx);
    const page = pageOf(lookup);
    const moved = await tagMovedTo(ctx, lookup);
    if (moved) return moved;
    const list = await listOf(ctx, lookup);
    const redirect = redirectToOwn(lookup, list.path + pageSuffix(page));
    return redirect ?? resolvedList(ctx, lookup, list, page);
  },
};

/** The page of the category, unless somebody made a layout of this kind for it. */
async function listOfCategory(ctx: RequestContext, lookup: LayoutLookup) {
  const view = layoutRegistry(ctx).views.get('discussionCategoryPage');
  if (!view) throw notFound('Category');
  const resolved = await view.resolve(ctx, lookup);
  if ('redirectTo' in resolved) return resolved;
  const stored = await ctx.snapshot(storedLayoutsSnapshot);
  const isOwn = resolved.records.some((each) => stored.at('discussionList', each.recordType, each.recordID));
  return isOwn ? { ...resolved, layoutViewType: 'discussionList' } : resolved;
}

interface ListPage {
  /** Without `/p2`. */
  path: string;
  title: string;
  filters: DiscussionFilters;
  feedPath?: string;
  tag?: { tagID: number; name: string; urlcode: string };
  isPersonal?: boolean;
  emptyText?: string;
  isFilledByPosting?: boolean;
}

async function listOf(ctx: RequestContext, { params }: LayoutLookup): Promise<ListPage> {
  if (params.tag !== undefined) return taggedList(ctx, decoded(String(params.tag)));
  if (params.list !== undefined) return namedList(ctx, String(params.list));
  return {
    path: '/discussions',
    title: ctx.translator.t('Posts'),
    filters: {},
    feedPath: '/discussions/feed.rss',
  };
}

function namedList(ctx: RequestContext, name: string): ListPage {
  const list = findList(ctx, name);
  if (!list) throw notFound('Page');
  if (list.isPersonal) ctx.require('session.valid');
  return {
    path: `/discussions/${name}`,
    title: list.title(ctx.translator),
    filters: list.filters(ctx),
    emptyText: list.emptyText(ctx.translator),
    isPersonal: list.isPersonal ?? false,
    isFilledByPosting: list.isFilledByPosting ?? false,
  };
}

/** The address of a tag that was merged leads to the one it became. */
async function tagMovedTo(ctx: RequestContext, { params }: LayoutLookup) {
  if (params.tag === undefined) return undefined;
  const urlcode = decoded(String(params.tag));
  const visible = await visibleTagCondition(ctx);
  if (await findTagByUrlcode(ctx.db, urlcode, visible)) return undefined;
  const now = await tagMergedFrom(ctx.db, urlcode, visible);
  return now && { redirectTo: tagPath(now.urlcode), status: 301 as const };
}

async function taggedList(ctx: RequestContext, urlcode: string): Promise<ListPage> {
  const row = await findTagByUrlcode(ctx.db, urlcode, await visibleTagCondition(ctx));
  ctx.cacheTags.add('tags');
  if (!row) throw notFound('Tag');
  const tag = await localTag(ctx, row);
  return {
    path: tagPath(tag.urlcode),
    title: ctx.translator.t('Tagged “{name}”', { name: tag.name }),
    filters: { tagID: String(tag.tag_id) },
    feedPath: `${tagPath(tag.urlcode)}/feed.rss`,
    tag: { tagID: tag.tag_id, name: tag.name, urlcode: tag.urlcode },
  };
}

function resolvedList(ctx: RequestContext, lookup: LayoutLookup, list: ListPage, page: number): ResolvedView {
  const requested = filtersOfAddress(lookup);
  const breadcrumbs = [
    { name: ctx.translator.t('Home'), url: ctx.url('/') },
    ...(list.path === '/discussions'
      ? []
      : [{ name: ctx.translator.t('Posts'), url: ctx.url('/discussions') }]),
    { name: list.title, url: ctx.url(list.path) },
  ];
  const isVariant = list.isPersonal || Object.keys(requested).length > 0;
  const seo: Seo = {
    title: pageTitle(ctx, list.title, page),
    url: ctx.url(list.path + pageSuffix(page)),
    meta: [
      { property: 'og:type', content: 'website' },
      ...(isVariant ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: [
      ...(page > 1 ? [{ rel: 'prev', href: ctx.url(list.path + pageSuffix(page - 1)) }] : []),
      ...(list.feedPath ? [feedLink(ctx, list.feedPath, list.title)] : []),
    ],
    'json-ld': breadcrumbList(breadcrumbs),
  };
  return {
    layoutViewType: 'discussionList',
    records: [],
    params: {
      page,
      filters: requested,
      fixedFilters: list.filters,
      ...(list.emptyText !== undefined && {
        emptyList: { text: list.emptyText, isFilledByPosting: list.isFilledByPosting === true },
      }),
      title: list.title,
      breadcrumbs,
      ...(list.tag && { tag: list.tag }),
      siteSection: { name: ctx.setting(siteConfig.title) },
    },
    seo,
  };
}

export function feedLink(ctx: RequestContext, path: string, title: string) {
  return { rel: 'alternate', type: 'application/rss+xml', href: ctx.url(path), title };
}

/** Where there is no category for a viewer at all, a page of nothing would be no answer. */
async function requireSomethingToSee(ctx: RequestContext): Promise<void> {
  const visible = await visibleCategories(ctx);
  if (visible.ids.length === 0 && visible.tree.all.length > 0) throw permissionProblem(['discussions.view']);
}
