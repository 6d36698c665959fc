// What a member takes along of it.
import { ownDataParts, sql } from '@parley/addon-api';

export const warningsOwnData = [
  ownDataParts.add({
    name: 'warnings',
    about: 'Warnings that you were given.',
    rows: (userID) => sql`
    select n.user_note_id, n.body, n.format, n.points, n.date_inserted, n.date_expires, n.date_reversed, n.date_acknowledged
    from user_notes n where n.user_id = ${userID} and n.type = 'warning' order by n.user_note_id`,
  }),
  ownDataParts.add({
    name: 'appeals',
    about: 'What you said against warnings.',
    rows: (userID) => sql`
    select a.appeal_id, a.user_note_id, a.appeal_text, a.status, a.decision_message, a.date_inserted, a.date_decided
    from warning_appeals a join user_notes n using (user_note_id) where n.user_id = ${userID} order by a.appeal_id`,
  }),
];
