import type { Feature } from '../../platform/server/feature/feature.ts';
import { layoutRoutes } from './server/layout.routes.ts';
import { siteWidgets } from './server/site-widgets.ts';

export const layoutsFeature: Feature = {
  name: 'layouts',
  routes: layoutRoutes,
  widgets: siteWidgets,
};
