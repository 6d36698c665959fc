import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { redirectID: [1] },
  make: (admin) => admin.post('/redirects', { path: '/old/page', destination: '/discussions' }),
};
