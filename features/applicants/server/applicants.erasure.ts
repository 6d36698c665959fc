// What goes with an account.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ErasurePart } from '../../../platform/server/places/erasure-parts.ts';

export const applicationsOfMember: ErasurePart = {
  id: 'applications',
  rowsOf: 'applicants',
  where: (userID) => sql`user_id = ${userID}`,
  becomes: 'goes',
  ...wordings({ name: 'Applications', why: 'What they wrote in order to join.' }),
};
