// The page of a discussion.

import { notFound } from '../../../../platform/contract/errors.ts';
import type { LayoutLookup, LayoutNode, LayoutRedirect, Seo } from '../../../../platform/contract/page.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { pageOf, redirectToOwn } from '../../../../platform/server/layouts/own-address.ts';
import type { AddressValue } from '../../../../platform/server/layouts/page-params.ts';
import { pageTitle } from '../../../../platform/server/layouts/page-title.ts';
import type { ResolvedView, ViewType } from '../../../../platform/server/layouts/view.ts';
import { categoriesSnapshot } from '../../../categories/server/category.snapshot.ts';
import { findPostType } from '../../../post-types/server/post-types.ts';
import { discussionPath } from '../../discussion.address.ts';
import type { Discussion } from '../../discussions.contract.ts';
import { hydrateDiscussion } from '../discussion.hydrate.ts';
import { requireDiscussion } from '../discussion.policy.ts';
import { listDiscussionIDs } from '../lists/discussion.list.ts';
import { feedLink } from '../lists/list.views.ts';
import { guestCaptchaSources } from '../writing/guest-posts.ts';
import { breadcrumbList, forumPosting } from './json-ld.ts';
import { oembedLinks } from './oembed.documents.ts';

declare module '../../../../platform/server/layouts/page-params.ts' {
  interface PageParamTypes {
    discussionID: number;
    discussion: Discussion;
    tags: NonNullable<Discussion['tags']>;
    sort: AddressValue;
  }
}

const EXPAND = new Set([
  'body',
  'insertUser',
  'lastUser',
  'updateUser',
  'category',
  'tags',
  'breadcrumbs',
  'reactions',
  'permissions',
  'status',
  'excerpt',
  'postMeta',
]);

/** How clients ask for the discussion of a page again. */
export const DISCUSSION_API_PARAMS = {
  expand: ['tags', 'insertUser', 'breadcrumbs', 'reactions', 'category', 'permissions'],
};

export const postView: ViewType = {
  type: 'post',
  reads: 'discussion',
  mayBeOwn: true,
  foreignSources: guestCaptchaSources,
  resolve: resolvePostView,
  example: async (ctx, layoutViewType) => {
    const type = layoutViewType === 'post' ? {} : { type: [layoutViewType] };
    const { ids } = await listDiscussionIDs(ctx, { ...type, sort: '-dateLastComment', page: 1, limit: 1 });
    return ids[0] === undefined ? null : { discussionID: String(ids[0]) };
  },
};

/** Shared content: the discussion as anybody of this audience sees it. */
export async function resolvePostView(
  ctx: RequestContext,
  lookup: LayoutLookup,
): Promise<ResolvedView | LayoutRedirect> {
  const discussionID = Number(lookup.params.discussionID ?? lookup.recordID);
  if (!Number.isSafeInteger(discussionID) || discussionID < 1 || discussionID > 2_147_483_647)
    throw notFound('Discussion');
  ctx.cacheTags.add(cacheTag.discussion(discussionID));
  const discussion = await hydrateDiscussion(ctx, discussionID, {
    expand: EXPAND,
    forViewer: false,
    asPost: true,
  });
  // Says why it cannot be shown: 403, 404 or 410.
  if (!discussion) throw await refusal(ctx, discussionID);
  const page = pageOf(lookup);
  return (
    leadsElsewhere(ctx, discussion) ??
    toLatest(discussion, lookup) ??
    redirectToOwn(lookup, discussionPath(discussion, page)) ??
    resolved(ctx, lookup, discussion, page)
  );
}

async function refusal(ctx: RequestContext, discussionID: number): Promise<Error> {
  try {
    await requireDiscussion(ctx, discussionID);
  } catch (error) {
    return error as Error;
  }
  return notFound('Discussion');
}

/** What was moved or merged leaves a discussion of type `redirect` behind. */
function leadsElsewhere(ctx: RequestContext, { type, body }: Discussion): LayoutRedirect | undefined {
  if (type !== 'redirect') return undefined;
  const href = /<a(?: (?!href=)[^\s<>]+){0,20} href="([^"<>]+)"/
    .exec(body ?? '')?.[1]
    ?.replaceAll('&amp;', '&');
  const isOwn = href?.startsWith('/') || href?.startsWith(`${ctx.site.url}/`);
  return href && isOwn ? { redirectTo: href, status: 301 } : undefined;
}

function toLatest(discussion: Discussion, { params }: LayoutLookup): LayoutRedirect | undefined {
  if (params.latest === undefined) return undefined;
  const commentID = discussion.lastCommentID;
  const path = commentID
    ? `/discussion/comment/${commentID}#Comment_${commentID}`
    : discussionPath(discussion);
  return { redirectTo: path, status: 302 };
}

async function resolved(
  ctx: RequestContext,
  lookup: LayoutLookup,
  discussion: Discussion,
  page: number,
): Promise<ResolvedView> {
  const type = findPostType(ctx, discussion.type);
  const tree = await ctx.snapshot(categoriesSnapshot);
  const { discussionID, categoryID } = discussion;
  const crumbs = discussion.breadcrumbs ?? [];
  return {
    layoutViewType: type?.layoutViewType ?? 'discussion',
    records: [
      { recordType: 'discussion', recordID: discussionID },
      { recordType: 'category', recordID: categoryID },
      ...tree.ancestors(categoryID).map((node) => ({ recordType: 'category', recordID: node.category_id })),
    ],
    params: {
      discussionID,
      page,
      discussion,
      category: discussion.category,
      breadcrumbs: crumbs,
      tags: discussion.tags ?? [],
      ...(lookup.params.sort !== undefined && { sort: lookup.params.sort }),
    },
    contexts: contextsOf(discussion, page),
    seo: await seoOf(ctx, discussion, page),
  };
}

/** For other clients. What is long of the discussion stands in the widgets' props: it is not sent a second time. */
function contextsOf({ body: _body, ...discussion }: Discussion, page: number): LayoutNode[] {
  const { discussionID } = discussion;
  return [
    {
      $reactComponent: 'CreateCommentProvider',
      $reactProps: { parentRecordType: 'discussion', parentRecordID: discussionID },
    },
    {
      $reactComponent: 'PostPageContextProvider',
      $reactProps: {
        discussionID,
        discussion,
        discussionApiParams: DISCUSSION_API_PARAMS,
        initialPage: page,
      },
    },
  ];
}

async function seoOf(ctx: RequestContext, discussion: Discussion, page: number): Promise<Seo> {
  const { name, excerpt = '', image, canonicalUrl, url } = discussion;
  const description = excerpt.slice(0, 200);
  const own = canonicalUrl === url ? ctx.url(discussionPath(discussion, page)) : canonicalUrl;
  const posting = forumPosting(discussion, excerpt);
  const type = findPostType(ctx, discussion.type);
  const described = (await type?.jsonLd?.(ctx, discussion.discussionID, posting)) ?? posting;
  const oembed = await oembedLinks(ctx, discussion);
  return {
    title: pageTitle(ctx, name, page),
    description,
    url: own,
    meta: [
      { property: 'og:type', content: 'article' },
      { property: 'article:published_time', content: discussion.dateInserted },
      ...(image ? [{ property: 'og:image', content: image.url }] : []),
      { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ],
    links: [
      ...(page > 1 ? [{ rel: 'prev', href: ctx.url(discussionPath(discussion, page - 1)) }] : []),
      feedLink(ctx, `/discussion/${discussion.discussionID}/feed.rss`, name),
      ...oembed,
    ],
    'json-ld': [described, breadcrumbList(discussion.breadcrumbs ?? [])],
  };
}
