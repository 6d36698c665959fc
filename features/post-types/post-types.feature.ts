import type { Feature } from '../../platform/server/feature/feature.ts';
import { postTypesApi } from './post-types.api.ts';
import { postTypeRoutes } from './server/post-type.routes.ts';
import { postTypeSiteMeta } from './server/post-type.site-meta.ts';
import { plainDiscussion, postTypes } from './server/post-types.ts';

export const postTypesFeature: Feature = {
  name: 'post-types',
  api: postTypesApi,
  dependsOn: ['post-fields', 'users'],
  routes: postTypeRoutes,
  siteMeta: [postTypeSiteMeta],
  extensions: [postTypes.add(plainDiscussion)],
};
