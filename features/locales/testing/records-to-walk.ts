import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { type: ['libretranslate'] },
  make: (admin) => admin.patch('/addons/libretranslate', { enabled: true }),
};
