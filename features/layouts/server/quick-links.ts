// The links of the side panel. `countOf` names the viewer's own count that stands behind a link.
import type { RequestContext } from '../../../platform/server/http/context.ts';

export interface QuickLink {
  id: string;
  name: string;
  url: string;
  icon: string;
  permission?: string;
  countOf?: string;
  addon?: string;
}

const LINKS: readonly QuickLink[] = [
  {
    id: 'all-categories',
    name: 'All Categories',
    url: '/categories',
    icon: 'folder',
    permission: 'discussions.view',
  },
  {
    id: 'recent-posts',
    name: 'Recent Posts',
    url: '/discussions',
    icon: 'list',
    permission: 'discussions.view',
  },
  {
    id: 'unanswered',
    name: 'Unanswered',
    url: '/discussions/unanswered',
    icon: 'circle-help',
    permission: 'discussions.view',
    addon: 'qna',
  },
  {
    id: 'my-bookmarks',
    name: 'My Bookmarks',
    url: '/discussions/bookmarked',
    icon: 'bookmark',
    permission: 'session.valid',
    countOf: 'bookmarks',
  },
  {
    id: 'my-posts',
    name: 'My Posts',
    url: '/discussions/mine',
    icon: 'file-pen-line',
    permission: 'session.valid',
    countOf: 'discussions',
  },
];

export function quickLinks(ctx: RequestContext): QuickLink[] {
  const addons = new Set(ctx.site.features.enabled(ctx.config).map((feature) => feature.addon?.key));
  return LINKS.filter(
    (link) => (!link.permission || ctx.can(link.permission)) && (!link.addon || addons.has(link.addon)),
  );
}
