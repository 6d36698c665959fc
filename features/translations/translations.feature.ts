import type { Feature } from '../../platform/server/feature/feature.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { translationTemplates } from './layouts/translation-templates.ts';
import { translationActHooks, translationActs } from './server/translation.acts.ts';
import { translationRoutes } from './server/translation.routes.ts';
import { translationViews } from './server/translation.views.ts';
import { translationWidgets } from './server/translation.widgets.ts';
import { translationsApi } from './translations.api.ts';

/** What the community wrote, in further languages; and the page of its languages. */
export const translationsFeature: Feature = {
  name: 'translations',
  api: translationsApi,
  dependsOn: ['locales'],
  routes: translationRoutes,
  views: translationViews,
  widgets: translationWidgets,
  templates: translationTemplates,
  transactionHooks: translationActHooks,
  extensions: [
    staffActs.add({ acts: translationActs }),
    adminPages.add({
      id: 'languages',
      title: 'Languages',
      description: 'Languages of the interface, names of categories in each, and any text in your own words.',
      group: adminGroups.appearance,
      position: 70,
      url: '/appearance/languages',
      icon: 'languages',
      views: ['languageSettings'],
      permission: 'site.manage',
    }),
  ],
};
