// Its page: which address it has.
import type { PageRoute } from '@parley/addon-api/shared';

export const leaderboardPages: PageRoute[] = [
  {
    name: 'leaderboard',
    pattern: /^\/leaderboard\/?$/,
    lookup: (_groups, params) => ({
      layoutViewType: 'leaderboard',
      recordType: 'global',
      recordID: -1,
      params,
    }),
  },
];
