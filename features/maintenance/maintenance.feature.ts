import { startBulkOperation } from '../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { maintenanceApi } from './maintenance.api.ts';
import { recalculateAggregates } from './maintenance.contract.ts';
import { recalculateOperation } from './server/recalculate-aggregates.ts';

export const maintenanceFeature: Feature = {
  name: 'upkeep',
  api: maintenanceApi,
  routes: [
    route(recalculateAggregates, (ctx, { body }) =>
      startBulkOperation(ctx, recalculateOperation, { aggregates: body.aggregates }),
    ),
  ],
  bulkOperations: [recalculateOperation],
};
