import { type RequestContext, userFragments } from '@parley/addon-api';
import type { Leaderboard } from '../leaderboards.contract.ts';
import { LEADERBOARDS_TAG } from './leaderboards.tag.ts';
import { findPeriodLeaders, type LeadersQuery, pointsOfViewer } from './leaders.ts';
import { periodStart } from './periods.ts';

export async function presentLeaders(ctx: RequestContext, query: LeadersQuery): Promise<Leaderboard> {
  ctx.cacheTags.add(LEADERBOARDS_TAG);
  const { period, categoryID } = query;
  const rows = await findPeriodLeaders(ctx, query);
  const people = await userFragments(
    ctx,
    rows.map((row) => row.user_id),
  );
  return {
    slotType: period,
    timeSlot: period === 'a' ? null : `${periodStart(ctx.now, period)}T00:00:00+00:00`,
    categoryID: categoryID ?? null,
    leaders: rows.flatMap(({ user_id: userID, points }) => {
      const user = people.get(userID);
      const rank = 1 + rows.filter((row) => row.points > points).length;
      return user ? [{ rank, points, user }] : [];
    }),
    ownPoints: await pointsOfViewer(ctx, query),
  };
}
