// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const authenticatorsOwnData = [
  ownDataParts.add({
    name: 'connections',
    about: 'Providers that sign you in, and who you are there.',
    rows: (userID) => sql`
    select a.name as provider, c.subject, c.date_inserted from connections c join authenticators a using (authenticator_id)
    where c.user_id = ${userID} order by c.date_inserted`,
  }),
];
