import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Badges are off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: { badgeID: [1], requestID: [1] },
  make: async (admin) => {
    await admin.patch('/addons/badges', { enabled: true });
    await admin.patch('/badges/1', { requestable: true });
    return admin.post('/badges/1/request', { body: 'I was early.' });
  },
};
