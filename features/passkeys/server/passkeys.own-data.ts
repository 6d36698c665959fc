// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const passkeysOwnData = [
  ownDataParts.add({
    name: 'passkeys',
    about: 'Your passkeys.',
    rows: (userID) => sql`
    select name, date_inserted, date_last_used from passkeys where user_id = ${userID} order by passkey_id`,
  }),
];
