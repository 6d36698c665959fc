import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { moderationMessageID: [1] },
  make: (admin) =>
    admin.post('/moderation-messages', {
      body: 'Be kind.',
      format: 'text',
      viewLocation: 'content',
      layoutViewType: 'all',
      isDismissible: true,
    }),
};
