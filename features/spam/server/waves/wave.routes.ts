import { sql } from '../../../../platform/server/db/sql.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { userFragments } from '../../../users/server/user.fragments.ts';
import * as contract from '../../spam-waves.contract.ts';
import { findWave } from './find-wave.ts';
import { cleanWave, restoreWave } from './wave.actions.ts';
import { findWaves, requireWave } from './wave.queries.ts';

const FIRST = 10;

export const waveRoutes = [
  route(contract.previewSpamWave, async (ctx, { body }) => {
    const { userIDs, ...counts } = await findWave(ctx, body);
    const people = await userFragments(ctx, userIDs.slice(0, FIRST));
    return { countAccounts: userIDs.length, ...counts, accounts: [...people.values()] };
  }),
  route(contract.cleanSpamWave, async (ctx, { body: { reason, ...filters } }) =>
    requireWave(ctx, await cleanWave(ctx, filters, reason)),
  ),
  route(contract.listSpamWaves, async (ctx, { query: { page, limit } }) => {
    const rows = await findWaves(ctx, sql.raw('true'), { limit, offset: (page - 1) * limit });
    return { rows, page, limit };
  }),
  route(contract.getSpamWave, (ctx, { params }) => requireWave(ctx, params.waveID)),
  route(contract.restoreSpamWave, async (ctx, { params }) => {
    await restoreWave(ctx, params.waveID);
    return requireWave(ctx, params.waveID);
  }),
];
