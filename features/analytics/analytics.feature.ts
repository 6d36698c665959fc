import type { Feature } from '../../platform/server/feature/feature.ts';
import { analyticsApi } from './analytics.api.ts';
import { analyticsRoutes } from './server/analytics.routes.ts';
import { visitsFigure } from './server/visits.figure.ts';

export const analyticsFeature: Feature = {
  name: 'analytics',
  api: analyticsApi,
  dependsOn: ['users', 'discussions'],
  routes: analyticsRoutes,
  extensions: [visitsFigure],
};
