import type { Feature } from '../../platform/server/feature/feature.ts';
import { postFieldRoutes } from './server/post-field.routes.ts';
import { postMetaAsset } from './server/post-meta.widgets.ts';

export const postFieldsFeature: Feature = {
  name: 'post-fields',
  routes: postFieldRoutes,
  widgets: [postMetaAsset],
};
