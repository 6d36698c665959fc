import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { accountDeletionApi } from './account-deletion.api.ts';
import { accountDeletionConfig } from './server/account-deletion.config.ts';
import { accountDeletionRoutes } from './server/account-deletion.routes.ts';
import { erasureRoutes } from './server/erasure.routes.ts';
import { coreErasureParts } from './server/preview/core-parts.ts';
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
  config: Object.values(accountDeletionConfig),
  routes: [...accountDeletionRoutes, ...erasureRoutes],
  unfinishedWork: [unfinishedRemovals],
  jobs: bulkJobs({ [FOLLOW_UP_JOB]: followUpJob }),
  extensions: coreErasureParts,
};
