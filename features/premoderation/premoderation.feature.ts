import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { heldKinds, holdRules } from '../../platform/server/places/hold-rules.ts';
import { premoderationTemplates } from './layouts/premoderation.templates.ts';
import { premoderationApi } from './premoderation.api.ts';
import { premoderationConfig } from './server/premoderation.config.ts';
import { premoderationRoutes } from './server/premoderation.routes.ts';
import { heldPostKinds, premoderationRules } from './server/premoderation.rules.ts';
import { premoderationViews } from './server/premoderation.views.ts';
import { premoderationWidgets } from './server/premoderation.widgets.ts';

/** What moderators look at before others see it. What waits is a case of reports. */
export const premoderationFeature: Feature = {
  name: 'premoderation',
  api: premoderationApi,
  dependsOn: ['categories', 'comments', 'discussions', 'users'],
  routes: premoderationRoutes,
  config: Object.values(premoderationConfig),
  views: premoderationViews,
  templates: premoderationTemplates,
  widgets: premoderationWidgets,
  extensions: [
    ...heldPostKinds.map((kind) => heldKinds.add(kind)),
    ...premoderationRules.map((rule) => holdRules.add(rule)),
    adminPages.add({
      id: 'premoderation',
      title: 'Premoderation',
      description: 'What moderators look at before others see it.',
      group: adminGroups.moderation,
      position: 60,
      url: '/dashboard/content/premoderation',
      icon: 'shield-check',
      views: ['premoderation'],
      permission: 'community.moderate',
    }),
  ],
};
