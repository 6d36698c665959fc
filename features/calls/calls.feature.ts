import type { Feature } from '../../platform/server/feature/feature.ts';
import { longJobs } from '../../platform/server/feature/operations.ts';
import { callsApi } from './calls.api.ts';
import { callRoutes } from './server/calls.routes.ts';
import { longRunExpiry, longRunJobs } from './server/long-run.jobs.ts';

export const callsFeature: Feature = {
  name: 'calls',
  api: callsApi,
  routes: callRoutes,
  jobs: longJobs(longRunJobs),
  expiries: [longRunExpiry],
};
