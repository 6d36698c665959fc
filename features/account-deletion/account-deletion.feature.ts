import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { accountDeletionApi } from './account-deletion.api.ts';
import { accountDeletionRoutes } from './server/account-deletion.routes.ts';
import { FOLLOW_UP_JOB, followUpJob, unfinishedRemovals } from './server/remove-content.ts';

export const accountDeletionFeature: Feature = {
  name: 'account-deletion',
  api: accountDeletionApi,
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
  unfinishedWork: [unfinishedRemovals],
  jobs: bulkJobs({ [FOLLOW_UP_JOB]: followUpJob }),
};
