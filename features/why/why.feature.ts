import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { adminGroups, adminPages } from '../../platform/server/places/admin-pages.ts';
import { whyTemplates } from './layouts/why.templates.ts';
import { explain } from './server/explain.ts';
import { explanations } from './server/explanations.ts';
import { ownExplanations } from './server/own.explanations.ts';
import { whyViews, whyWidgets } from './server/why.views.ts';
import { WHY_PATH } from './why.address.ts';
import { askers, askWhy, listWhyActs } from './why.contract.ts';

/** Why somebody may do something, or may not. */
export const whyFeature: Feature = {
  name: 'why',
  addresses: ['why'],
  dependsOn: ['categories', 'roles', 'users'],
  routes: [
    route(askWhy, (ctx, { query }) => explain(ctx, query)),
    route(listWhyActs, async (ctx) =>
      explanations.of(ctx).map(({ recordType, act, name }) => ({ recordType, act, name })),
    ),
  ],
  views: whyViews,
  templates: whyTemplates,
  widgets: whyWidgets,
  extensions: [
    ...ownExplanations,
    adminPages.add({
      id: 'why',
      title: 'Why?',
      description: 'What lets somebody do something, or keeps them from it.',
      group: adminGroups.people,
      position: 90,
      url: WHY_PATH,
      icon: 'circle-help',
      views: ['why'],
      permission: askers,
    }),
  ],
};
