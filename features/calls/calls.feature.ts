import type { Feature } from '../../platform/server/feature/feature.ts';
import { callRoutes } from './server/calls.routes.ts';
import { longRunExpiry, longRunJobs } from './server/long-run.jobs.ts';

export const callsFeature: Feature = {
  name: 'calls',
  routes: callRoutes,
  jobs: longRunJobs,
  expiries: [longRunExpiry],
};
