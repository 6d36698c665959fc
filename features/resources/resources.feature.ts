import type { Feature } from '../../platform/server/feature/feature.ts';
import { resourceRoutes } from './server/resource.routes.ts';

export const resourcesFeature: Feature = {
  name: 'resources',
  dependsOn: ['categories', 'discussions', 'comments'],
  routes: resourceRoutes,
};
