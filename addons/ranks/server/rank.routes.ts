import { type Route, route } from '@parley/addon-api';
import {
  deleteRank,
  getRank,
  getRankEdit,
  listRanks,
  patchRank,
  postRank,
  putUserRank,
} from '../ranks.contract.ts';
import { addRank, changeRank, giveRank } from './rank.actions.ts';
import { requireMayGive } from './rank.policy.ts';
import { deleteRankForATime } from './rank.removal.ts';
import { allRanks, presentRank, requireRank } from './rank.rows.ts';

export const rankRoutes: Route[] = [
  route(listRanks, async (ctx) => (await allRanks(ctx)).map(presentRank)),
  route(postRank, async (ctx, { body }) => presentRank(await requireRank(ctx, await addRank(ctx, body)))),
  route(getRank, async (ctx, { params }) => presentRank(await requireRank(ctx, params.rankID))),
  route(getRankEdit, async (ctx, { params }) => presentRank(await requireRank(ctx, params.rankID))),
  route(patchRank, async (ctx, { params: { rankID }, body }) => {
    await changeRank(ctx, rankID, body);
    return presentRank(await requireRank(ctx, rankID));
  }),
  route(deleteRank, async (ctx, { params }) => {
    await deleteRankForATime(ctx, params.rankID);
    return undefined;
  }),
  route(putUserRank, async (ctx, { params: { userID }, body }) => {
    await requireMayGive(ctx, userID, body.rankID);
    return { rankID: await giveRank(ctx, userID, body.rankID) };
  }),
];
