import type { Feature } from '../../platform/server/feature/feature.ts';
import { postsApi } from './posts.api.ts';
import { postPermissions } from './posts.permissions.ts';
import { postRoutes } from './server/post.routes.ts';

export const postsFeature: Feature = {
  name: 'posts',
  permissions: postPermissions,
  api: postsApi,
  dependsOn: ['roles', 'categories', 'discussions', 'comments', 'search'],
  routes: postRoutes,
};
