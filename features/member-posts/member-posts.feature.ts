import type { Feature } from '../../platform/server/feature/feature.ts';
import { staffActs } from '../../platform/server/places/staff-acts.ts';
import { memberPostsApi } from './member-posts.api.ts';
import { memberPostsActs } from './server/member-posts.acts.ts';
import { memberPostsRoutes } from './server/member-posts.routes.ts';
import { removePostsOperation } from './server/remove-posts.ts';

/** All that a member wrote, removed by staff as one act. */
export const memberPostsFeature: Feature = {
  name: 'member-posts',
  api: memberPostsApi,
  dependsOn: ['categories', 'comments', 'discussions', 'roles', 'users'],
  routes: memberPostsRoutes,
  bulkOperations: [removePostsOperation],
  extensions: [staffActs.add({ acts: memberPostsActs })],
};
