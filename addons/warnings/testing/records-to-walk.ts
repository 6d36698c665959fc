import type { RecordsToWalk } from '@parley/addon-api/testing';

/** The first note of all: about a member, by an administrator. */
export const recordsToWalk: RecordsToWalk = {
  values: { userNoteID: [1], ruleID: [1], warningTypeID: [1], appealID: [1] },
  make: async (admin) => {
    await admin.post('/rules', { name: 'Be kind', description: 'To whoever asks.' });
    const { body: me } = await admin.get('/users/me');
    const { body: people } = await admin.get('/users?limit=10&sort=userID');
    const other = people.find(({ userID }: { userID: number }) => userID !== me.userID);
    return admin.post('/user-notes/notes', { userID: other.userID, body: 'Kind to bees', format: 'text' });
  },
};
