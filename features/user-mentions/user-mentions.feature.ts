import type { Feature } from '../../platform/server/feature/feature.ts';
import { anonymizeOperation } from './server/anonymize-mentions.ts';
import { userMentionRoutes } from './server/user-mention.routes.ts';
import { userMentionsApi } from './user-mentions.api.ts';

export const userMentionsFeature: Feature = {
  name: 'user-mentions',
  api: userMentionsApi,
  dependsOn: ['categories', 'users', 'mentions', 'discussions', 'comments'],
  routes: userMentionRoutes,
  bulkOperations: [anonymizeOperation],
};
