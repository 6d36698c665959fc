// The links of the side panel. `countOf` names the viewer's own count that stands behind a link.
import { storedPermission } from '../../../platform/contract/permission-names.ts';
import type { WidgetData } from '../../../platform/contract/widget-data.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

type ShownLink = WidgetData['QuickLinks']['links'][number];

export interface QuickLink extends ShownLink {
  permission?: string;
  roleIDs?: number[];
  isHidden?: boolean;
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
  {
    id: 'unanswered',
    name: 'Unanswered',
    url: '/discussions/unanswered',
    icon: 'circle-help',
    permission: 'discussions.view',
    addon: 'qna',
  },
];

/** A layout's own links take the place of the product's; one of ours in them needs no more than its id. */
export function quickLinks(ctx: RequestContext, configured?: readonly Partial<QuickLink>[]): QuickLink[] {
  const addons = new Set(ctx.site.features.enabled(ctx.config).map((feature) => feature.addon?.key));
  return (configured ? configured.flatMap(completed) : LINKS).filter(
    ({ permission, roleIDs, isHidden, addon }) =>
      isHidden !== true &&
      (!permission || ctx.can(storedPermission(permission))) &&
      (!roleIDs?.length || roleIDs.some((roleID) => ctx.viewer.roleIDs.includes(roleID))) &&
      (!addon || addons.has(addon)),
  );
}

function completed(given: Partial<QuickLink>): QuickLink[] {
  const known = LINKS.find(({ id }) => id === given.id);
  const { name, url, id = url } = { ...known, ...given };
  return id && name && url ? [{ ...known, ...given, id, name, url }] : [];
}
