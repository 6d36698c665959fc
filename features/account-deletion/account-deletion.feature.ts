import type { Feature } from '../../platform/server/feature/feature.ts';
import { accountDeletionRoutes } from './server/account-deletion.routes.ts';
import { FOLLOW_UP_JOB, followUpJob } from './server/remove-content.ts';

export const accountDeletionFeature: Feature = {
  name: 'account-deletion',
  dependsOn: [
    'users',
    'roles',
    'discussions',
    'comments',
    'post-fields',
    'reactions',
    'media',
    'mentions',
    'user-mentions',
  ],
  routes: accountDeletionRoutes,
  jobs: { [FOLLOW_UP_JOB]: followUpJob },
};
