// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '@parley/addon-api/contract';
import { leaderboard, leaderboardPeriod, periodLeader } from './leaderboards.contract.ts';

export const leaderboardsApi: ApiDescription = {
  schemas: { Leaderboard: leaderboard, LeaderboardPeriod: leaderboardPeriod, PeriodLeader: periodLeader },
  descriptions: {},
};
