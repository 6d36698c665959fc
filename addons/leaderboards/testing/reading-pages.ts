import type { ReadingPages } from '@parley/addon-api/testing';

/** Off at first: nobody finds anything there. */
export const readingPages: ReadingPages = {
  guests: { leaderboard: () => '/leaderboard' },
};
