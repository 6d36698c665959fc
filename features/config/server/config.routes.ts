import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../config.contract.ts';
import { readableSettings, settingsSchema, validSettings } from './settings.ts';
import { siteTotals } from './site-totals.ts';

export const configRoutes = [
  route(contract.getConfig, async (ctx, { query }) => readableSettings(ctx, query.select)),
  route(contract.editConfig, async (ctx, { body }) => {
    const values = validSettings(ctx, body);
    await ctx.write((w) => changeSettings(w, values));
    return undefined;
  }),
  route(contract.getConfigSchema, async (ctx) => settingsSchema(ctx)),
  route(contract.getSiteTotals, async (ctx, { query }) => siteTotals(ctx, query)),
];
