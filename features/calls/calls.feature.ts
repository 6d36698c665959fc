import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { callsApi } from './calls.api.ts';
import { bulkOperationExpiry, bulkOperationJobs } from './server/bulk-operation.jobs.ts';
import { callRoutes } from './server/calls.routes.ts';

export const callsFeature: Feature = {
  name: 'calls',
  api: callsApi,
  routes: callRoutes,
  jobs: bulkJobs(bulkOperationJobs),
  expiries: [bulkOperationExpiry],
};
