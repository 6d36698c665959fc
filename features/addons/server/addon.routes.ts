import { route } from '../../../platform/server/http/route.ts';
import * as contract from '../addons.contract.ts';
import { addons, findAddon, switchAddon } from './addons.ts';

export const addonRoutes = [
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
];
