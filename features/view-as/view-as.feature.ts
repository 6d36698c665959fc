import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { viewAsTemplates } from './layouts/view-as.templates.ts';
import { viewAsBar } from './server/view-as.bar.ts';
import { viewAsDocuments } from './server/view-as.documents.ts';
import { viewAsRoutes } from './server/view-as.routes.ts';
import { viewAsViews, viewAsWidgets } from './server/view-as.views.ts';
import { VIEW_AS_PATH } from './view-as.address.ts';
import { viewAsApi } from './view-as.api.ts';

/** Administrators look at the site as somebody else. */
export const viewAsFeature: Feature = {
  name: 'view-as',
  addresses: ['dashboard'],
  api: viewAsApi,
  dependsOn: ['roles', 'users'],
  provides: { viewAsBar },
  routes: viewAsRoutes,
  documents: viewAsDocuments,
  views: viewAsViews,
  widgets: viewAsWidgets,
  templates: viewAsTemplates,
  extensions: [
    adminPages.add({
      id: 'view-as',
      title: 'View as',
      description: 'The site as a guest, a role or a member sees it.',
      group: adminGroups.people,
      position: 95,
      url: VIEW_AS_PATH,
      icon: 'eye',
      views: ['viewAs'],
      permission: 'site.manage',
    }),
  ],
};
