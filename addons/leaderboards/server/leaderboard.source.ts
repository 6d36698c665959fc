// Points of a period as a kind of leaderboard: for the widget that every layout can have, and for `GET /users/leaders`.
import { leaderboardSources, leaderboardTypes } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import { LEADERBOARDS_TAG } from './leaderboards.tag.ts';
import { findPeriodLeaders } from './leaders.ts';

export const leaderboardExtensions = [
  leaderboardTypes.add(wordings({ periodPoints: 'Points of this day, week, month or year' })),
  leaderboardSources.add({
    leaderboardType: 'periodPoints',
    counted: ({ t }) => t('By points for their posts and badges'),
    leaders: async (ctx, { slotType: period, categoryID, ...query }) => {
      ctx.cacheTags.add(LEADERBOARDS_TAG);
      if (!ctx.can('leaderboards.view')) return [];
      return findPeriodLeaders(ctx, { ...query, period, categoryID });
    },
  }),
];
