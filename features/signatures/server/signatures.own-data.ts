// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const signaturesOwnData = [
  ownDataParts.add({
    name: 'signature',
    about: 'What stands below what you write.',
    rows: (userID) => sql`
    select body, format, date_updated from signatures where user_id = ${userID}`,
  }),
];
