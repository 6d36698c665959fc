import type { Feature } from '../../platform/server/feature/feature.ts';
import { analyticsRoutes } from './server/analytics.routes.ts';

export const analyticsFeature: Feature = {
  name: 'analytics',
  dependsOn: ['users', 'discussions'],
  routes: analyticsRoutes,
};
