// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const ignoresOwnData = [
  ownDataParts.add({
    name: 'ignored-members',
    about: 'Members whom you ignore.',
    rows: (userID) => sql`
    select ignored_user_id, date_inserted from ignored_users where user_id = ${userID} order by ignored_user_id`,
  }),
];
