import type { Feature } from '../../platform/server/feature/feature.ts';
import { themeTemplates } from './layouts/theme-templates.ts';
import { assetRoutes } from './server/asset.routes.ts';
import { previewedTheme, themeMeta } from './server/chosen-theme.ts';
import { themeRoutes } from './server/theme.routes.ts';
import { themeDocuments } from './server/theme-files.documents.ts';
import { themeViews } from './server/themes.views.ts';
import { themeWidgets } from './server/themes.widgets.ts';

export const themesFeature: Feature = {
  name: 'themes',
  dependsOn: ['users'],
  routes: [...themeRoutes, ...assetRoutes],
  documents: themeDocuments,
  views: themeViews,
  widgets: themeWidgets,
  templates: themeTemplates,
  siteMeta: [themeMeta],
  hasOwnPages: async (ctx) => (await previewedTheme(ctx)) !== undefined,
};
