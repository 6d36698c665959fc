import type { Feature } from '../../platform/server/feature/feature.ts';
import { customPageLayout } from './layouts/custom-page.layout.ts';
import { customPageRoutes } from './server/custom-page.routes.ts';
import { customPageView } from './server/custom-page.view.ts';
import { customPageRecords } from './server/custom-pages.snapshot.ts';

export const customPagesFeature: Feature = {
  name: 'custom-pages',
  dependsOn: ['layouts', 'roles', 'users'],
  routes: customPageRoutes,
  views: [customPageView],
  templates: [customPageLayout],
  extensions: [customPageRecords],
};
