import { z } from 'zod';
import { configKey } from '../../../platform/server/config/config-key.ts';
import { type NavigationItem, navigationList } from '../navigation.contract.ts';

export type NavigationLists = Readonly<Record<string, NavigationItem[]>>;

export const navigationKey = configKey<NavigationLists>({
  key: 'navigation.items',
  schema: z.record(z.string().regex(/^(?:default|[a-z]{2,8}(?:-[a-z0-9]{1,8})*)$/i), navigationList),
  default: {},
  // Restricted items are named in it.
  read: 'site.manage',
  write: 'site.manage',
  description: 'The items of the main navigation, by language; `default` is for all others.',
});

export const forumKey = configKey<boolean>({
  key: 'siteSection.apps.forum',
  schema: z.boolean(),
  default: true,
  read: 'public',
  write: 'site.manage',
  description: 'Whether the forum is a section of the site: Posts and Categories stand in the navigation.',
});

export const searchScopesKey = configKey<('site' | 'hub')[]>({
  key: 'search.scopes',
  schema: z.array(z.enum(['site', 'hub'])).max(2),
  default: ['site'],
  read: 'public',
  write: 'site.manage',
  description:
    'Where the search of the title bar may look: this site, all sites of its hub. Two let members choose.',
});
