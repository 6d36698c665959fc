// What becomes of notes when a member goes, and what they take along.
import { erasureParts, ownDataParts, sql } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';

export const notesErasure = [
  erasureParts.add({
    id: 'thank_you_notes',
    isOwn: true,
    rowsOf: 'thank_you_notes',
    where: (userID) => sql`user_id = ${userID}`,
    becomes: 'goes',
    columns: ['text'],
    ...wordings({ name: 'Thank-you notes received', why: 'They stand on a profile that goes.' }),
    before: async (w, userID) => {
      await w.db.execute(sql`delete from thank_you_notes where user_id = ${userID}`);
    },
  }),
  erasureParts.add({
    id: 'thankYouNotesSent',
    isOwn: true,
    rowsOf: 'thank_you_notes',
    where: (userID) => sql`insert_user_id = ${userID}`,
    becomes: 'goes',
    columns: ['text'],
    ...wordings({ name: 'Thank-you notes sent', why: 'A note is worth its signature.' }),
    before: async (w, userID) => {
      await w.db.execute(sql`delete from thank_you_notes where insert_user_id = ${userID}`);
    },
  }),
];

export const notesOwnData = [
  ownDataParts.add({
    name: 'thankYouNotes',
    about: 'Thank-you notes that you received or sent.',
    rows: (userID) => sql`
      select note_id, case when user_id = ${userID} then 'received' else 'sent' end as direction, text, date_inserted
      from thank_you_notes where user_id = ${userID} or insert_user_id = ${userID} order by note_id`,
  }),
];
