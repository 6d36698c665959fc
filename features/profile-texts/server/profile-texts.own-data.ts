// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const profileTextsOwnData = [
  ownDataParts.add({
    name: 'profile-texts',
    about: 'Longer texts of your profile, as you wrote them.',
    rows: (userID) => sql`
    select api_name, body, format, date_updated from profile_texts where user_id = ${userID} order by api_name`,
  }),
];
