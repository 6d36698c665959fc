import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { webhookID: [1], webhookDeliveryID: [1] },
  make: async (admin) => {
    await admin.post('/webhooks', {
      ...{ name: 'Nowhere', url: 'http://nowhere.invalid/hook', events: ['user.banned'] },
    });
    await admin.post('/webhooks/1/ping');
  },
};
