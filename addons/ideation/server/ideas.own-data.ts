// What a member takes along of it.
import { ownDataParts, sql } from '@parley/addon-api';

export const ideasOwnData = [
  ownDataParts.add({
    name: 'idea-votes',
    about: 'Which ideas you voted for or against.',
    rows: (userID) => sql`
    select v.discussion_id, v.vote, v.date_inserted from idea_votes v where v.user_id = ${userID} order by v.discussion_id`,
  }),
];
