import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { addonsApi } from './addons.api.ts';
import { addonsTemplates } from './layouts/addons-template.ts';
import { addonAttention } from './server/addon.attention.ts';
import { addonRoutes } from './server/addon.routes.ts';
import { addonViews } from './server/addon.views.ts';
import { addonWidgets } from './server/addon.widgets.ts';

/** Switches add-ons on and off, by the API and on a page for administrators. */
export const addonsFeature: Feature = {
  name: 'addons',
  api: addonsApi,
  routes: addonRoutes,
  views: addonViews,
  widgets: addonWidgets,
  templates: addonsTemplates,
  extensions: [
    addonAttention,
    adminPages.add({
      id: 'addons',
      title: 'Add-ons',
      description: 'What the community has beside the basics: switched on and off while the site runs.',
      group: adminGroups.settings,
      position: 10,
      url: '/settings/addons',
      icon: 'plug',
      views: ['addonSettings'],
      permission: 'site.manage',
    }),
    accountItems.add({
      id: 'addons',
      name: 'Add-ons',
      group: accountGroups.admin,
      position: 50,
      url: '/settings/addons',
      icon: 'plug',
      permission: 'site.manage',
    }),
  ],
};
