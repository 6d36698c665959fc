// What goes with an account, beside the invitations that the member sent.
import { wordings } from '../../../platform/contract/wordings.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { ErasurePart } from '../../../platform/server/places/erasure-parts.ts';

export const acceptedInvites: ErasurePart = {
  id: 'acceptedInvites',
  rowsOf: 'invites',
  where: (userID) => sql`accepted_user_id = ${userID}`,
  becomes: 'goes',
  ...wordings({ name: 'Invitation by which they came', why: 'Their address stands in it.' }),
};
