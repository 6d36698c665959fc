// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const bookmarksOwnData = [
  ownDataParts.add({
    name: 'bookmarks',
    about: 'Discussions that you bookmarked.',
    rows: (userID) => sql`
    select discussion_id, date_inserted from bookmarks where user_id = ${userID} order by discussion_id`,
  }),
];
