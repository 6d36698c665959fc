import { type Route, requireCategory, route } from '@parley/addon-api';
import { getLeaderboard } from '../leaderboards.contract.ts';
import { presentLeaders } from './present-leaders.ts';

export const leaderboardRoutes: Route[] = [
  route(getLeaderboard, async (ctx, { query: { slotType: period, categoryID, limit } }) => {
    if (categoryID !== undefined) await requireCategory(ctx, categoryID);
    return presentLeaders(ctx, { period, categoryID, limit });
  }),
];
