import type { Feature } from '../../platform/server/feature/feature.ts';
import { layoutRoutes } from './server/layout.routes.ts';
import { navigationKey } from './server/navigation.ts';
import { siteWidgets } from './server/site-widgets.ts';

export const layoutsFeature: Feature = {
  name: 'layouts',
  config: [navigationKey],
  routes: layoutRoutes,
  widgets: siteWidgets,
};
