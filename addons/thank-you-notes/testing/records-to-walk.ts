import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: { noteID: [1] },
  make: (admin) => admin.patch('/addons/thank-you-notes', { enabled: true }),
};
