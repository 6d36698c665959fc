import type { Feature } from '../../platform/server/feature/feature.ts';
import { analyticsApi } from './analytics.api.ts';
import { analyticsRoutes } from './server/analytics.routes.ts';
import { pageAnswered } from './server/count-visits.ts';
import { countSearch, missedSearchExpiry } from './server/missed-searches.ts';
import { visitDailyCounts, visitSeries } from './server/visits.daily-counts.ts';
import { visitsFigure } from './server/visits.figure.ts';

export const analyticsFeature: Feature = {
  name: 'analytics',
  api: analyticsApi,
  dependsOn: ['users', 'discussions', 'search'],
  tables: { readableByOthers: ['missed_searches'] },
  routes: analyticsRoutes,
  provides: { pageAnswered, searchCompleted: countSearch },
  expiries: [missedSearchExpiry],
  extensions: [visitsFigure, visitDailyCounts, ...visitSeries],
};
