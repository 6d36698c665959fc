// What becomes of files when the member goes who uploaded them: see media.jobs.ts.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { erasureParts } from '../../../platform/server/places/erasure-parts.ts';

const FILE = { rowsOf: 'media', columns: ['name', 'type'], bytes: 'size' };

export const mediaErasureParts = [
  erasureParts.add({
    ...FILE,
    id: 'unusedFiles',
    isOwn: true,
    where: (userID) => sql`insert_user_id = ${userID} and count_uses = 0`,
    becomes: 'goes',
    ...wordings({
      name: 'Uploaded files that nothing shows',
      why: 'They go at once, unless a setting names them.',
    }),
  }),
  erasureParts.add({
    ...FILE,
    id: 'files',
    isOwn: true,
    where: (userID) => sql`insert_user_id = ${userID} and count_uses > 0`,
    becomes: { keep: 'stays', wipe: 'goes', delete: 'goes' },
    ...wordings({
      name: 'Uploaded files',
      why: 'Each stays while a post shows it; afterwards it goes with the daily cleaning.',
    }),
  }),
];
