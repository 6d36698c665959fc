// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const conversationsOwnData = [
  ownDataParts.add({
    name: 'messages',
    about: 'Messages that you wrote. Those of others are theirs.',
    rows: (userID) => sql`
    select m.message_id, m.conversation_id, c.name as subject, m.body, m.format, m.date_inserted
    from messages m join conversations c using (conversation_id)
    where m.insert_user_id = ${userID} and m.date_wiped is null order by m.message_id`,
  }),
];
