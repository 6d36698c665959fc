import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { conversationID: [1], messageID: [1], participantUserID: ['$me'] },
  make: async (admin) => {
    const { body } = await admin.get<{ userID: number }[]>('/users/by-names?name=Otto');
    await admin.post('/conversations', {
      participantUserIDs: body.map(({ userID }) => userID),
      initialBody: 'Do the bees know?',
      initialFormat: 'text',
    });
  },
};
