// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const discussionsOwnData = [
  ownDataParts.add({
    name: 'discussions',
    about: 'Discussions that you began.',
    rows: (userID) => sql`
    select discussion_id, category_id, type, name, body, format, date_inserted, date_updated, score, count_comments
    from discussions where insert_user_id = ${userID} order by discussion_id`,
  }),
  ownDataParts.add({
    name: 'earlier-wordings',
    about: 'Earlier wordings of posts, where you wrote them.',
    rows: (userID) => sql`
    select record_type, record_id, name, body, format, date_inserted from post_revisions
    where insert_user_id = ${userID} order by post_revision_id`,
  }),
  ownDataParts.add({
    name: 'read-discussions',
    about: 'Discussions that you have read, and how far.',
    rows: (userID) => sql`
    select discussion_id, last_number_read, date_last_viewed from discussion_reads where user_id = ${userID} order by discussion_id`,
  }),
];
