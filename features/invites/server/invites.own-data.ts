// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const invitesOwnData = [
  ownDataParts.add({
    name: 'invitations',
    about: 'Invitations that you sent.',
    rows: (userID) => sql`
    select email, date_inserted, date_accepted, accepted_user_id from invites where insert_user_id = ${userID} order by invite_id`,
  }),
];
