import type { RecordsToWalk } from '../../../app/testing/records-to-walk.ts';

export const recordsToWalk: RecordsToWalk = {
  values: { themeID: [1, 'keystone'] },
  make: (admin) => admin.post('/themes', { name: 'Dusk', parentTheme: 'folio', parentVersion: '1' }),
};
