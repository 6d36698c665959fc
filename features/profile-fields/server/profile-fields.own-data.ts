// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const profileFieldsOwnData = [
  ownDataParts.add({
    name: 'profile-fields',
    about: 'What you filled in in your profile.',
    rows: (userID) => sql`
    select api_name, value from profile_field_values where user_id = ${userID} order by api_name`,
  }),
];
