// What a member takes along of it.
import { ownDataParts, sql } from '@parley/addon-api';

export const pollsOwnData = [
  ownDataParts.add({
    name: 'poll-votes',
    about: 'How you voted.',
    rows: (userID) => sql`
    select v.poll_id, o.poll_option_id, o.body as option, v.date_inserted
    from poll_votes v join poll_options o using (poll_option_id) where v.user_id = ${userID} order by v.poll_id, o.poll_option_id`,
  }),
];
