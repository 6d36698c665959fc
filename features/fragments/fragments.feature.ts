import { type Sql, sql } from '../../platform/server/db/sql.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { mediaMentions } from '../media/server/media-mentions.ts';
import { fragmentsApi } from './fragments.api.ts';
import { fragmentPageTemplates } from './layouts/fragment-page-templates.ts';
import { customFragmentWidget } from './server/custom-fragment.widget.ts';
import { fragmentActHooks, fragmentActs } from './server/fragment.acts.ts';
import { fragmentDocuments } from './server/fragment.documents.ts';
import { fragmentRoutes } from './server/fragment.routes.ts';
import { fragmentPageViews } from './server/fragment-pages.views.ts';
import { fragmentPageWidgets } from './server/fragment-pages.widgets.ts';
import { fragmentSource } from './server/fragments.snapshot.ts';

const shownByFragments = (key: Sql): Sql => sql`(
  exists (select 1 from fragment_revisions where position(${key} in js || css) > 0)
  or exists (
    select 1 from fragment_revisions r join media held on held.media_id = any(r.media_ids) where held.key = ${key}))`;

export const fragmentsFeature: Feature = {
  name: 'fragments',
  addresses: ['fragments'],
  api: fragmentsApi,
  dependsOn: ['layouts', 'media', 'users'],
  routes: fragmentRoutes,
  documents: fragmentDocuments,
  views: fragmentPageViews,
  templates: fragmentPageTemplates,
  widgets: [customFragmentWidget, ...fragmentPageWidgets],
  provides: { fragments: fragmentSource },
  transactionHooks: fragmentActHooks,
  extensions: [
    staffActs.add({ acts: fragmentActs }),
    adminPages.add({
      id: 'fragments',
      title: 'Fragments',
      description: 'Code of your own that draws a part of a page in place of the product.',
      group: adminGroups.appearance,
      position: 40,
      url: '/appearance/fragments',
      icon: 'code',
      views: ['fragments'],
      permission: 'site.manage',
    }),
    mediaMentions.add(shownByFragments),
  ],
};
