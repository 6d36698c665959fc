// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const commentsOwnData = [
  ownDataParts.add({
    name: 'comments',
    about: 'Comments that you wrote.',
    rows: (userID) => sql`
    select comment_id, discussion_id, parent_comment_id, body, format, date_inserted, date_updated, score
    from comments where insert_user_id = ${userID} and date_tombstoned is null order by comment_id`,
  }),
];
