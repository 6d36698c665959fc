// What leads to the forum from the title bar, on a site that has one.
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { navigationItems } from '../../../platform/server/places/navigation-items.ts';
import { forumKey } from './navigation.config.ts';

const isOffered = (ctx: RequestContext): boolean => ctx.setting(forumKey);

export const itemsOfForum = [
  navigationItems.add({
    id: 'posts',
    name: 'Posts',
    url: '/discussions',
    position: 10,
    permission: 'discussions.view',
    isOffered,
  }),
  navigationItems.add({
    id: 'categories',
    name: 'Categories',
    url: '/categories',
    position: 20,
    permission: 'discussions.view',
    isOffered,
  }),
];
