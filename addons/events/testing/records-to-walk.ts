import type { RecordsToWalk } from '@parley/addon-api/testing';

/** Events are off at first. */
export const recordsToWalk: RecordsToWalk = {
  values: { eventID: [1], 'events/token': ['no-such-token'] },
  make: async (admin) => {
    await admin.patch('/addons/events', { enabled: true });
    return admin.post('/events', {
      name: 'Bees in winter',
      body: 'We listen at the hives.',
      parentRecordID: 1,
      dateStarts: '2190-01-05T10:00',
      timezone: 'Europe/Oslo',
      location: 'The garden',
    });
  },
};
