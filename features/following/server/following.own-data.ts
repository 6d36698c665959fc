// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const followingOwnData = [
  ownDataParts.add({
    name: 'follows',
    about: 'What you follow.',
    rows: (userID) => sql`
    select record_type, record_id, popup, email, push, date_inserted from follows where user_id = ${userID}
    order by record_type, record_id`,
  }),
  ownDataParts.add({
    name: 'mutes',
    about: 'What you muted.',
    rows: (userID) => sql`
    select record_type, record_id, date_inserted, date_until from mutes where user_id = ${userID}
    order by record_type, record_id`,
  }),
];
