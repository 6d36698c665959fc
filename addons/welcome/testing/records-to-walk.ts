import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: {},
  make: (admin) => admin.patch('/addons/welcome', { enabled: true }),
};
