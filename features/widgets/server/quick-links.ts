// The links of the side panel. `countOf` names the viewer's own count that stands behind a link.
import { storedPermission } from '../../../platform/contract/permission-names.ts';
import type { WidgetData } from '../../../platform/contract/widget-data.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';

type ShownLink = WidgetData['QuickLinks']['links'][number];

export interface QuickLink extends ShownLink {
  permission?: string;
  roleIDs?: number[];
  isHidden?: boolean;
  /** Smaller numbers come first. */
  position?: number;
}

export const quickLinks = new ExtensionPoint<QuickLink>();

export const ownLinks: readonly QuickLink[] = [
  {
    id: 'all-categories',
    position: 10,
    name: 'All Categories',
    url: '/categories',
    icon: 'folder',
    permission: 'discussions.view',
  },
  {
    id: 'recent-posts',
    position: 20,
    name: 'Recent Posts',
    url: '/discussions',
    icon: 'list',
    permission: 'discussions.view',
  },
  {
    id: 'my-posts',
    position: 40,
    name: 'My Posts',
    url: '/discussions/mine',
    icon: 'file-pen-line',
    permission: 'session.valid',
    countOf: 'discussions',
  },
];

/** A layout's own links take the place of the product's; one of ours in them needs no more than its id. */
export function linksFor(ctx: RequestContext, configured?: readonly Partial<QuickLink>[]): QuickLink[] {
  const offered = quickLinks.of(ctx).toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  const off = quickLinks.declaredIn(ctx.site.features.all).filter((link) => !offered.includes(link));
  const links = configured?.flatMap((given) => completed(given, offered)) ?? offered;
  return links.filter(
    ({ id, permission, roleIDs, isHidden }) =>
      isHidden !== true &&
      (!permission || ctx.can(storedPermission(permission))) &&
      (!roleIDs?.length || roleIDs.some((roleID) => ctx.viewer.roleIDs.includes(roleID))) &&
      !off.some((link) => link.id === id),
  );
}

function completed(given: Partial<QuickLink>, offered: readonly QuickLink[]): QuickLink[] {
  const known = offered.find(({ id }) => id === given.id);
  const { name, url, id = url } = { ...known, ...given };
  return id && name && url ? [{ ...known, ...given, id, name, url }] : [];
}
