import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { postTypesApi } from './post-types.api.ts';
import {
  managedPostTypesAdmin,
  managedPostTypesTemplate,
  managedPostTypesView,
  managedPostTypesWidget,
} from './server/managed-post-types.page.ts';
import { postTypeActHooks, postTypeActs } from './server/post-type.acts.ts';
import { postTypeRoutes } from './server/post-type.routes.ts';
import { postTypeSiteMeta } from './server/post-type.site-meta.ts';
import { plainDiscussion, postTypes } from './server/post-types.ts';

export const postTypesFeature: Feature = {
  name: 'post-types',
  addresses: ['dashboard'],
  api: postTypesApi,
  dependsOn: ['post-fields', 'users'],
  routes: postTypeRoutes,
  siteMeta: [postTypeSiteMeta],
  views: [managedPostTypesView],
  templates: [managedPostTypesTemplate],
  widgets: [managedPostTypesWidget],
  transactionHooks: postTypeActHooks,
  extensions: [staffActs.add({ acts: postTypeActs }), managedPostTypesAdmin, postTypes.add(plainDiscussion)],
};
