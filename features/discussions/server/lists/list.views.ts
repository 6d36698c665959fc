// The pages that list discussions: home, all, bookmarked, mine, unanswered, tagged.
import { decoded } from '../../../../platform/contract/decoded.ts';
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import type { LayoutLookup, Seo } from '../../../../platform/contract/page.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { pageOf, redirectToOwn } from '../../../../platform/server/layouts/own-address.ts';
import { pageTitle } from '../../../../platform/server/layouts/page-title.ts';
import type { ResolvedView, ViewType } from '../../../../platform/server/layouts/view.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { localTag } from '../../../tags/server/tag.local-names.ts';
import { findTagByUrlcode } from '../../../tags/server/tag.queries.ts';
import { visibleTagCondition } from '../../../tags/server/tag.visibility.ts';
import { tagPath } from '../../../tags/tag.address.ts';
import { pageSuffix } from '../../discussion.address.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { breadcrumbList, webSite } from '../page/json-ld.ts';
import { filtersOfAddress } from './list-params.ts';

declare module '../../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    /** What the address asks for. */
    filters: DiscussionFilters;
    /** What the page is by itself. */
    fixedFilters: DiscussionFilters;
    tag: { tagID: number; name: string; urlcode: string };
  }
}

const PERSONAL = new Set(['bookmarked', 'mine']);

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
  isPersonal: ({ params }) => PERSONAL.has(String(params.list)) || params.followed !== undefined,
  resolve: async (ctx, lookup) => {
    await requireSomethingToSee(ctx);
    const page = pageOf(lookup);
    const list = await listOf(ctx, lookup);
    const redirect = redirectToOwn(lookup, list.path + pageSuffix(page));
    return redirect ?? resolvedList(ctx, lookup, list, page);
  },
};

interface ListPage {
  /** Without `/p2`. */
  path: string;
  title: string;
  filters: DiscussionFilters;
  feedPath?: string;
  tag?: { tagID: number; name: string; urlcode: string };
  isPersonal?: boolean;
}

async function listOf(ctx: RequestContext, { params }: LayoutLookup): Promise<ListPage> {
  if (params.tag !== undefined) return taggedList(ctx, decoded(String(params.tag)));
  switch (params.list) {
    case undefined:
      return {
        path: '/discussions',
        title: ctx.translator.t('Posts'),
        filters: {},
        feedPath: '/discussions/feed.rss',
      };
    case 'bookmarked':
      return {
        ...ownList(ctx, 'bookmarked', ctx.translator.t('My Bookmarks')),
        filters: { bookmarkUserID: ctx.viewer.userID },
      };
    case 'mine':
      return {
        ...ownList(ctx, 'mine', ctx.translator.t('My Posts')),
        filters: { insertUserID: [ctx.viewer.userID] },
      };
    case 'unanswered':
      return {
        path: '/discussions/unanswered',
        title: ctx.translator.t('Unanswered'),
        filters: { hasComments: false, type: ['question'] },
      };
    default:
      throw notFound('Page');
  }
}

function ownList(ctx: RequestContext, list: string, title: string) {
  ctx.require('session.valid');
  return { path: `/discussions/${list}`, title, isPersonal: true };
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
