// What the account box offers, as data: a capability adds its page here by a line, and nobody sees what they may not open.

import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { AccountGroup, AccountLink, AccountTab } from '../title-bar.contract.ts';

interface Offer extends AccountLink {
  permission?: PermissionName | readonly PermissionName[];
}

const TABS: readonly { id: AccountTab; needsFeature?: string }[] = [
  { id: 'me' },
  { id: 'notifications' },
  { id: 'messages', needsFeature: 'conversations' },
];

const GROUPS: readonly { id: string; name: string; links: readonly Offer[] }[] = [
  {
    id: 'discussions',
    name: 'Discussions',
    links: [
      {
        id: 'bookmarks',
        name: 'Bookmarks',
        url: '/discussions/bookmarked',
        icon: 'bookmark',
        countOf: 'bookmarks',
      },
      {
        id: 'my-posts',
        name: 'My Posts',
        url: '/discussions/mine',
        icon: 'file-pen-line',
        countOf: 'discussions',
      },
    ],
  },
  {
    id: 'admin',
    name: 'Admin',
    links: [
      {
        id: 'appearance',
        name: 'Appearance',
        url: '/appearance',
        icon: 'palette',
        permission: ['settings.view', 'community.manage', 'site.manage'],
      },
      {
        id: 'categories',
        name: 'Categories',
        url: '/settings/categories',
        icon: 'folder',
        permission: 'site.manage',
      },
      {
        id: 'layouts',
        name: 'Layouts',
        url: '/appearance/layouts',
        icon: 'layers',
        permission: 'site.manage',
      },
      {
        id: 'navigation',
        name: 'Navigation',
        url: '/appearance/navigation',
        icon: 'menu',
        permission: 'site.manage',
      },
      {
        id: 'addons',
        name: 'Add-ons',
        url: '/settings/addons',
        icon: 'plug',
        permission: 'site.manage',
      },
    ],
  },
];

export function accountTabs(ctx: RequestContext): AccountTab[] {
  const features = new Set(ctx.site.features.enabled(ctx.config).map((feature) => feature.name));
  return TABS.filter(({ needsFeature }) => !needsFeature || features.has(needsFeature)).map(({ id }) => id);
}

export function accountGroups(ctx: RequestContext): AccountGroup[] {
  return GROUPS.map(({ id, name, links }) => ({
    id,
    name,
    links: links
      .filter(({ permission }) => permission === undefined || ctx.can(permission))
      .map(({ permission: _, ...link }) => link),
  })).filter(({ links }) => links.length > 0);
}
