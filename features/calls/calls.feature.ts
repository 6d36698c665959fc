import { bulkOperationExpiry } from '../../platform/server/bulk-operations/bulk-operation.expiry.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { bulkJobs } from '../../platform/server/feature/operations.ts';
import { callsApi } from './calls.api.ts';
import { bulkOperationJobs } from './server/bulk-operation.jobs.ts';
import { callRoutes } from './server/calls.routes.ts';

export const callsFeature: Feature = {
  name: 'calls',
  api: callsApi,
  routes: callRoutes,
  jobs: bulkJobs(bulkOperationJobs),
  expiries: [bulkOperationExpiry],
};
