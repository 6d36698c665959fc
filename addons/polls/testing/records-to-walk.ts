import type { RecordsToWalk } from '@parley/addon-api/testing';

export const recordsToWalk: RecordsToWalk = {
  values: { pollID: [1], optionID: [1] },
  make: (admin) =>
    admin.post('/polls', {
      name: 'Do bees sleep?',
      categoryID: 1,
      pollOption: [{ body: 'Yes' }, { body: 'No' }, { body: 'Only at night' }],
    }),
};
