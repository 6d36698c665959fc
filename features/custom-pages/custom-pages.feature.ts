import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { searchKinds } from '../search/server/search-kinds.ts';
import { customPagesApi } from './custom-pages.api.ts';
import { customPageLayout } from './layouts/custom-page.layout.ts';
import { customPageSettingsTemplates } from './layouts/custom-page-settings.templates.ts';
import { customPageActHooks, customPageActs } from './server/custom-page.acts.ts';
import { customPageRoutes } from './server/custom-page.routes.ts';
import { arrangedPages, customPageKind, customPageSearchListeners } from './server/custom-page.search.ts';
import { customPageView } from './server/custom-page.view.ts';
import { customPageSettingsViews } from './server/custom-page-settings.views.ts';
import { customPageSettingsWidgets } from './server/custom-page-settings.widgets.ts';
import { customPageRecords } from './server/custom-pages.snapshot.ts';

export const customPagesFeature: Feature = {
  name: 'custom-pages',
  api: customPagesApi,
  dependsOn: ['layouts', 'mentions', 'navigation', 'roles', 'search', 'users', 'widgets'],
  routes: customPageRoutes,
  views: [customPageView, ...customPageSettingsViews],
  widgets: customPageSettingsWidgets,
  templates: [customPageLayout, ...customPageSettingsTemplates],
  listeners: customPageSearchListeners,
  transactionHooks: [...customPageActHooks, ...arrangedPages],
  extensions: [
    staffActs.add({ acts: customPageActs }),
    adminPages.add({
      id: 'pages',
      title: 'Pages',
      description:
        'Pages at addresses of your own: house rules, a welcome, help, for everybody or for some roles.',
      group: adminGroups.appearance,
      position: 50,
      url: '/appearance/pages',
      icon: 'file-text',
      views: ['customPagesList', 'customPageForm'],
      permission: ['settings.manage', 'site.manage'],
    }),
    customPageRecords,
    searchKinds.add(customPageKind),
  ],
};
