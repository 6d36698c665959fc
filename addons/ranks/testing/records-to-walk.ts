import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Ranks are off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: { rankID: [1] },
  make: async (admin) => {
    await admin.patch('/addons/ranks', { enabled: true });
    return admin.post('/ranks', {
      name: 'Keeper',
      userTitle: 'Keeper',
      level: 1,
      criteria: { manual: true },
    });
  },
};
