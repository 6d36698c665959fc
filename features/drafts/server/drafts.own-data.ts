// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const draftsOwnData = [
  ownDataParts.add({
    name: 'drafts',
    about: 'What you have begun to write.',
    rows: (userID) => sql`
    select draft_id, record_type, record_id, name, attributes, date_inserted, date_updated, date_scheduled
    from drafts where insert_user_id = ${userID} order by draft_id`,
  }),
];
