import { changeSettings } from '../../../platform/server/config/change-settings.ts';
import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../config.contract.ts';
import { addons, findAddon, switchAddon } from './addons.ts';
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
  route(contract.listAddons, async (ctx, { query }) =>
    addons(ctx).filter(
      (addon) =>
        (query.type === undefined || addon.type === query.type) &&
        (query.enabled === undefined || addon.enabled === query.enabled),
    ),
  ),
  route(contract.getAddon, async (ctx, { params }) => findAddon(ctx, params.addonID)),
  route(contract.switchAddon, async (ctx, { params, body }) =>
    switchAddon(ctx, params.addonID, body.enabled),
  ),
  route(contract.getSiteTotals, async (ctx, { query }) => siteTotals(ctx, query)),
];
