import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { collectionsApi } from './collections.api.ts';
import { collectionActHooks, collectionActs } from './server/collection.acts.ts';
import { collectionPageWidgets, collectionTemplates, collectionViews } from './server/collection.pages.ts';
import { collectionRoutes } from './server/collection.routes.ts';
import { featuredCollections } from './server/collection.widgets.ts';
import {
  managedCollectionsAdmin,
  managedCollectionsTemplate,
  managedCollectionsView,
  managedCollectionsWidget,
} from './server/managed-collections.page.ts';

export const collectionsFeature: Feature = {
  name: 'collections',
  api: collectionsApi,
  dependsOn: ['categories', 'discussions', 'widgets'],
  routes: collectionRoutes,
  addresses: ['collections', 'dashboard'],
  views: [...collectionViews, managedCollectionsView],
  templates: [...collectionTemplates, managedCollectionsTemplate],
  widgets: [featuredCollections, ...collectionPageWidgets, managedCollectionsWidget],
  transactionHooks: collectionActHooks,
  extensions: [staffActs.add({ acts: collectionActs }), managedCollectionsAdmin],
};
