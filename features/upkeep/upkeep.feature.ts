import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { startLongRun } from '../../platform/server/long-runs/start-long-run.ts';
import { recalculateRun } from './server/recalculate-aggregates.ts';
import { upkeepApi } from './upkeep.api.ts';
import { recalculateAggregates } from './upkeep.contract.ts';

export const upkeepFeature: Feature = {
  name: 'upkeep',
  api: upkeepApi,
  routes: [
    route(recalculateAggregates, (ctx, { body }) =>
      startLongRun(ctx, recalculateRun, { aggregates: body.aggregates }),
    ),
  ],
  longRuns: [recalculateRun],
};
