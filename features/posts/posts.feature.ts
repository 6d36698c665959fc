import type { Feature } from '../../platform/server/feature/feature.ts';
import { postRoutes } from './server/post.routes.ts';

export const postsFeature: Feature = {
  name: 'posts',
  dependsOn: ['roles', 'categories', 'discussions', 'comments', 'search'],
  routes: postRoutes,
};
