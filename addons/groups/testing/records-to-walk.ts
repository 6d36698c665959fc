import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Groups are off at first. */
export const recordsToWalk: RecordsToWalk = {
  // A public one, a private one, and a secret one where the walk plants one.
  values: { groupID: [1, 2, 3], invitationID: [1] },
  make: async (admin) => {
    await admin.patch('/addons/groups', { enabled: true });
    return admin.post('/groups', { name: 'Bee keepers', description: 'Of the coast', privacy: 'public' });
  },
};
