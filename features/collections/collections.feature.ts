import type { Feature } from '../../platform/server/feature/feature.ts';
import { collectionsApi } from './collections.api.ts';
import { collectionPageWidgets, collectionTemplates, collectionViews } from './server/collection.pages.ts';
import { collectionRoutes } from './server/collection.routes.ts';
import { featuredCollections } from './server/collection.widgets.ts';

export const collectionsFeature: Feature = {
  name: 'collections',
  api: collectionsApi,
  dependsOn: ['categories', 'discussions', 'widgets'],
  routes: collectionRoutes,
  addresses: ['collections'],
  views: collectionViews,
  templates: collectionTemplates,
  widgets: [featuredCollections, ...collectionPageWidgets],
};
