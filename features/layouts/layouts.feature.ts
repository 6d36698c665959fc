import { type Sql, sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { layoutFlags } from '../../platform/server/layouts/layout-flags.ts';
import { accountGroups, accountItems } from '../../platform/server/places/account-box.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { undoableActs } from '../../platform/server/places/undoable-acts.ts';
import { mediaMentions } from '../media/server/media-mentions.ts';
import { layoutPageTemplates } from './layouts/layout-page-templates.ts';
import { layoutsApi } from './layouts.api.ts';
import { layoutActHooks, layoutActs } from './server/layout.acts.ts';
import { layoutPageParts } from './server/layout.page-part.ts';
import { layoutRoutes } from './server/layout.routes.ts';
import { layoutCatalogRoutes } from './server/layout-catalog.routes.ts';
import { layoutDocumentRoutes } from './server/layout-documents.routes.ts';
import { layoutHydrateRoutes } from './server/layout-hydrate.routes.ts';
import { layoutPageViews } from './server/layout-pages.views.ts';
import { layoutPageWidgets } from './server/layout-pages.widgets.ts';
import { layoutRevisionRoutes } from './server/layout-revisions.routes.ts';
import { layoutSource } from './server/layout-source.ts';
import { undoableLayout, undoableLayoutChange } from './server/layout-undo.ts';
import { layoutHooks } from './server/layout-view.actions.ts';
import { siteWidgets } from './server/site-widgets.ts';

/** Drafts too, and what can be restored. */
const shownByLayouts = (key: Sql): Sql => sql`exists (
  select 1 from layout_revisions where position(${key} in layout::text || coalesce(title_bar::text, '')) > 0)`;

export const layoutsFeature: Feature = {
  name: 'layouts',
  api: layoutsApi,
  provides: { layouts: layoutSource },
  dependsOn: ['media'],
  tables: { readableByOthers: ['layout_views', 'layouts'] },
  config: [...layoutFlags.values()],
  routes: [
    ...layoutRoutes,
    ...layoutCatalogRoutes,
    ...layoutDocumentRoutes,
    ...layoutRevisionRoutes,
    ...layoutHydrateRoutes,
  ],
  views: layoutPageViews,
  templates: layoutPageTemplates,
  widgets: [...siteWidgets, ...layoutPageWidgets],
  transactionHooks: [...layoutHooks, ...layoutActHooks],
  extensions: [
    staffActs.add({ acts: layoutActs }),
    undoableActs.add(undoableLayout),
    undoableActs.add(undoableLayoutChange),
    ...layoutPageParts,
    adminPages.add({
      id: 'layouts',
      title: 'Layouts',
      description: 'What stands on which kind of page, and in what order.',
      group: adminGroups.appearance,
      position: 30,
      url: '/appearance/layouts',
      icon: 'layout-template',
      views: ['layouts', 'layoutHistory'],
      permission: 'site.manage',
    }),
    accountItems.add({
      id: 'layouts',
      name: 'Layouts',
      group: accountGroups.admin,
      position: 30,
      url: '/appearance/layouts',
      icon: 'layers',
      permission: 'site.manage',
    }),
    mediaMentions.add(shownByLayouts),
  ],
};
