// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const reactionsOwnData = [
  ownDataParts.add({
    name: 'reactions',
    about: 'Reactions that you gave.',
    rows: (userID) => sql`
    select record_type, record_id, urlcode, date_inserted from reactions where user_id = ${userID}
    order by date_inserted, record_type, record_id, urlcode`,
  }),
];
