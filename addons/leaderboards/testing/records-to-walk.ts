import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Leaderboards are off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: {},
  make: (admin) => admin.patch('/addons/leaderboards', { enabled: true }),
};
