// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const mediaOwnData = [
  ownDataParts.add({
    name: 'uploads',
    about: 'Files that you uploaded; they are in the folder “files”.',
    rows: (userID) => sql`
    select media_id, name, type, size, date_inserted from media where insert_user_id = ${userID} and date_removed is null order by media_id`,
    files: (userID) => sql`
    select key, name from media where insert_user_id = ${userID} and date_removed is null and date_stored is not null order by media_id`,
  }),
];
