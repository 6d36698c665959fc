// What goes with an account: an archive that was made leaves no file behind.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { erasureParts } from '../../../platform/server/places/erasure-parts.ts';
import { removeArchivesOf } from './data-archive.jobs.ts';

export const archivesErasurePart = erasureParts.add({
  id: 'data_archives',
  isOwn: true,
  rowsOf: 'data_archives',
  where: (userID) => sql`user_id = ${userID}`,
  becomes: 'goes',
  bytes: 'bytes',
  before: removeArchivesOf,
  ...wordings({ name: 'Archives of one’s own data', why: 'The file goes with its row.' }),
});
