import type { Feature } from '../../platform/server/feature/feature.ts';
import { resourcesApi } from './resources.api.ts';
import { resourceRoutes } from './server/resource.routes.ts';

export const resourcesFeature: Feature = {
  name: 'resources',
  api: resourcesApi,
  dependsOn: ['categories', 'discussions', 'comments'],
  routes: resourceRoutes,
};
