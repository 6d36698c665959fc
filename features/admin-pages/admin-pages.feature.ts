import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminPagesTemplates } from './layouts/admin-pages-templates.ts';
import { adminPagesViews } from './server/admin-pages.views.ts';
import { adminPagesWidgets } from './server/admin-pages.widgets.ts';

/** Two pages that lead to all others where something is managed: /settings, and /appearance to what changes how it looks. */
export const adminPagesFeature: Feature = {
  name: 'admin-pages',
  addresses: ['settings'],
  dependsOn: [],
  views: adminPagesViews,
  widgets: adminPagesWidgets,
  templates: adminPagesTemplates,
  extensions: [
    accountItems.add({
      id: 'appearance',
      name: 'Appearance',
      group: accountGroups.admin,
      position: 10,
      url: '/appearance',
      icon: 'palette',
      permission: ['settings.view', 'community.manage', 'site.manage'],
    }),
    accountItems.add({
      id: 'settings',
      name: 'Settings',
      group: accountGroups.admin,
      position: 60,
      url: '/settings',
      icon: 'settings',
      permission: ['settings.view', 'community.manage', 'site.manage'],
    }),
  ],
};
