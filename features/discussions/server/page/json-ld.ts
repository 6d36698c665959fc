// Structured data of a page for search engines.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Crumb } from '../../../categories/categories.contract.ts';
import type { Discussion } from '../../discussions.contract.ts';

export function breadcrumbList(crumbs: readonly Crumb[]): Record<string, unknown> {
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

export function webSite(ctx: RequestContext, name: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: ctx.url('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${ctx.url('/search')}?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function forumPosting(discussion: Discussion, text: string): Record<string, unknown> {
  const { insertUser, image } = discussion;
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    '@id': discussion.canonicalUrl,
    headline: discussion.name,
    text,
    url: discussion.canonicalUrl,
    datePublished: discussion.dateInserted,
    dateModified: discussion.dateUpdated ?? discussion.dateInserted,
    author: {
      '@type': 'Person',
      name: insertUser?.name ?? 'Unknown User',
      ...(insertUser?.url && { url: insertUser.url }),
    },
    ...(image && { image: image.url }),
    commentCount: discussion.countComments,
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/CommentAction',
        userInteractionCount: discussion.countComments,
      },
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: Math.max(0, discussion.score),
      },
    ],
    ...(discussion.tags?.length && { keywords: discussion.tags.map((tag) => tag.name).join(', ') }),
  };
}
