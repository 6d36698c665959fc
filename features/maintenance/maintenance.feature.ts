import { startBulkOperation } from '../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { route } from '../../platform/server/http/route.ts';
import { maintenanceApi } from './maintenance.api.ts';
import { recalculateAggregates } from './maintenance.contract.ts';
import { recalculateOperation } from './server/recalculate-aggregates.ts';
import { siteModeOf, switchMode } from './server/site-mode.actions.ts';
import { siteModeAttention } from './server/site-mode.attention.ts';
import { modeCommand } from './server/site-mode.commands.ts';
import { siteModeEntry, siteModeTemplate, siteModeView, siteModeWidget } from './server/site-mode.page.ts';
import { getSiteMode, putSiteMode } from './site-mode.contract.ts';

export const maintenanceFeature: Feature = {
  name: 'upkeep',
  addresses: ['dashboard'],
  api: maintenanceApi,
  routes: [
    route(recalculateAggregates, (ctx, { body }) =>
      startBulkOperation(ctx, recalculateOperation, { aggregates: body.aggregates }),
    ),
    route(getSiteMode, async (ctx) => siteModeOf(ctx)),
    route(putSiteMode, (ctx, { body }) => switchMode(ctx, body)),
  ],
  bulkOperations: [recalculateOperation],
  commands: [modeCommand],
  views: [siteModeView],
  templates: [siteModeTemplate],
  widgets: [siteModeWidget],
  extensions: [siteModeAttention, siteModeEntry],
};
