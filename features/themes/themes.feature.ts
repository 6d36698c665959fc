import { type Sql, sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { mediaMentions } from '../media/server/media-mentions.ts';
import { themeTemplates } from './layouts/theme-templates.ts';
import { assetRoutes } from './server/asset.routes.ts';
import { previewedTheme, themeMeta } from './server/chosen-theme.ts';
import { safeModeOf } from './server/safe-mode.ts';
import { themeActHooks, themeActs } from './server/theme.acts.ts';
import { themeCommands } from './server/theme.commands.ts';
import { themeConfig } from './server/theme.config.ts';
import { themeExpiries } from './server/theme.expiries.ts';
import { themePageParts } from './server/theme.page-part.ts';
import { themeRoutes } from './server/theme.routes.ts';
import { themeDocuments } from './server/theme-files.documents.ts';
import { undoableThemeActs } from './server/theme-undo.ts';
import { themeViews } from './server/themes.views.ts';
import { themeWidgets } from './server/themes.widgets.ts';
import { themesApi } from './themes.api.ts';

/** By those that can be restored too. */
const shownByThemes = (key: Sql): Sql =>
  sql`exists (select 1 from theme_revisions where position(${key} in assets::text) > 0)`;

export const themesFeature: Feature = {
  name: 'themes',
  tables: {
    leftOutOfExports: {
      theme_previews: { reason: 'Of sessions.' },
    },
  },
  addresses: ['theme', 'themes'],
  api: themesApi,
  dependsOn: ['config', 'media', 'users'],
  config: Object.values(themeConfig),
  routes: [...themeRoutes, ...assetRoutes],
  commands: themeCommands,
  documents: themeDocuments,
  expiries: themeExpiries,
  views: themeViews,
  widgets: themeWidgets,
  templates: themeTemplates,
  siteMeta: [themeMeta],
  siteMetaVariesBy: (ctx) => safeModeOf(ctx) ?? '',
  transactionHooks: themeActHooks,
  extensions: [
    ...undoableThemeActs.map((each) => undoableActs.add(each)),
    ...themePageParts,
    staffActs.add({ acts: themeActs }),
    adminPages.add({
      id: 'themes',
      title: 'Themes',
      description: 'Colours, fonts, corners, banner: choose a theme, change a copy of it, try it out first.',
      group: adminGroups.appearance,
      position: 20,
      url: '/appearance/themes',
      icon: 'palette',
      views: ['themes', 'themeRevisions'],
      permission: 'site.manage',
    }),
    mediaMentions.add(shownByThemes),
  ],
  hasOwnPages: async (ctx) => (await previewedTheme(ctx)) !== undefined,
};
