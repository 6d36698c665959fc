import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Groups are off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: { groupID: [1] },
  make: async (admin) => {
    await admin.patch('/addons/groups', { enabled: true });
    return admin.post('/groups', { name: 'Bee keepers', description: 'Of the coast', privacy: 'public' });
  },
};
