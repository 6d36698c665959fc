import {
  notFound,
  type RequestContext,
  type Route,
  requireAssignable,
  requireBelow,
  route,
  sql,
} from '@parley/addon-api';
import {
  deleteRank,
  getRank,
  getRankEdit,
  listRanks,
  patchRank,
  postRank,
  putUserRank,
} from '../ranks.contract.ts';
import { addRank, changeRank, giveRank, removeRank } from './rank.actions.ts';
import { allRanks, presentRank, requireRank } from './rank.rows.ts';

export const rankRoutes: Route[] = [
  route(listRanks, async (ctx) => (await allRanks(ctx)).map(presentRank)),
  route(postRank, async (ctx, { body }) => presentRank(await requireRank(ctx, await addRank(ctx, body)))),
  route(getRank, async (ctx, { params }) => presentRank(await requireRank(ctx, params.rankID))),
  route(getRankEdit, async (ctx, { params }) => presentRank(await requireRank(ctx, params.rankID))),
  route(patchRank, async (ctx, { params: { rankID }, body }) => {
    await changeRank(ctx, rankID, { ...presentRank(await requireRank(ctx, rankID)), ...body });
    return presentRank(await requireRank(ctx, rankID));
  }),
  route(deleteRank, async (ctx, { params }) => {
    await removeRank(ctx, params.rankID);
    return undefined;
  }),
  route(putUserRank, async (ctx, { params: { userID }, body }) => {
    await requireMember(ctx, userID);
    // Nobody gives rights to those above them; an administrator gives themselves what they like.
    if (userID !== ctx.viewer.userID || !ctx.can('site.manage')) await requireBelow(ctx, userID);
    await requireMayGrant(ctx, body.rankID);
    return { rankID: await giveRank(ctx, userID, body.rankID) };
  }),
];

async function requireMember(ctx: RequestContext, userID: number): Promise<void> {
  const row = await ctx.db.row(sql`select from users where user_id = ${userID} and date_deleted is null`);
  if (!row) throw notFound('User');
}

/** A rank that stands for a role is given by whoever may give that role. */
async function requireMayGrant(ctx: RequestContext, rankID: number | null): Promise<void> {
  if (rankID === null || ctx.can('site.manage')) return;
  const row = await ctx.db.row<{ granted_role_id: number | null }>(sql`
    select granted_role_id from ranks where rank_id = ${rankID}`);
  if (row?.granted_role_id) await requireAssignable(ctx, [row.granted_role_id], { field: 'rankID' });
}
