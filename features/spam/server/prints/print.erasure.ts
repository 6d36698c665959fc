// What goes with an account beside the prints themselves, which are stored for one person.
import { wordings } from '../../../../platform/contract/wordings.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { erasureParts } from '../../../../platform/server/places/erasure-parts.ts';

export const printErasurePart = erasureParts.add({
  id: 'printBands',
  rowsOf: 'post_print_bands',
  where: (userID) => sql`(record_type, record_id) in (
    select p.record_type, p.record_id from post_prints p where p.user_id = ${userID})`,
  becomes: 'goes',
  ...wordings({ name: 'Bands of these prints', why: 'By them posts that look alike are found.' }),
});
