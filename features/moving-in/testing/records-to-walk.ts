import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { importRunID: [1] },
  make: async (admin) => {
    await admin.post('/import-runs', { fileName: 'old.zip', bytes: 100, fingerprint: 'a'.repeat(64) });
  },
};
