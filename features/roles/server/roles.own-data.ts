// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const rolesOwnData = [
  ownDataParts.add({
    name: 'roles',
    about: 'Your roles, and since when you have them.',
    rows: (userID) => sql`
    select r.name, u.date_inserted from user_roles u join roles r using (role_id) where u.user_id = ${userID} order by r.role_id`,
  }),
];
