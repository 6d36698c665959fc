import type { ConfigKey } from '../../platform/server/config/config-key.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { translatables } from '../translations/server/translatable.ts';
import { navigationTemplates } from './layouts/navigation-templates.ts';
import { navigationApi } from './navigation.api.ts';
import { itemsOfForum } from './server/items-of-forum.ts';
import { forumKey, navigationKey, searchScopesKey } from './server/navigation.config.ts';
import { navigationPageParts } from './server/navigation.page-part.ts';
import { navigationRoutes } from './server/navigation.routes.ts';
import { itemTranslatable } from './server/navigation.translatable.ts';
import { navigationViews } from './server/navigation.views.ts';
import { navigationSettings } from './server/navigation.widgets.ts';
import { titleBarWidget } from './server/title-bar.widgets.ts';
import { titleBarStyle } from './server/title-bar-style.ts';

export const navigationFeature: Feature = {
  name: 'navigation',
  api: navigationApi,
  dependsOn: ['config', 'roles', 'themes', 'translations'],
  config: [navigationKey, forumKey, searchScopesKey] as ConfigKey[],
  routes: navigationRoutes,
  widgets: [titleBarWidget, navigationSettings],
  views: navigationViews,
  templates: navigationTemplates,
  documents: [titleBarStyle],
  extensions: [
    adminPages.add({
      id: 'navigation',
      title: 'Navigation',
      description: 'The items of the title bar, by language, role and permission.',
      group: adminGroups.appearance,
      position: 60,
      url: '/appearance/navigation',
      icon: 'menu',
      views: ['navigationSettings'],
      permission: 'site.manage',
    }),
    accountItems.add({
      id: 'navigation',
      name: 'Navigation',
      group: accountGroups.admin,
      position: 40,
      url: '/appearance/navigation',
      icon: 'menu',
      permission: 'site.manage',
    }),
    ...itemsOfForum,
    translatables.add(itemTranslatable),
    ...navigationPageParts,
  ],
};
