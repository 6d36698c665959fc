import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { banRuleID: [1] },
  make: async (admin) => {
    await admin.post('/ban-rules', { mailDomain: 'nowhere.example' });
  },
};
