// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const categoriesOwnData = [
  ownDataParts.add({
    name: 'followed-categories',
    about: 'Categories that you follow, and how you are told.',
    rows: (userID) => sql`
    select * from category_follows where user_id = ${userID} order by category_id`,
  }),
];
