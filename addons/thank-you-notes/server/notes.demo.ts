// In the demo three people are thanked for the first comment of a discussion, by whoever began it.
import { demoContents, sql } from '@parley/addon-api';

export const notesDemo = demoContents.add({
  discussions: [],
  write: async (tx, { discussionIDs }) => {
    await tx.execute(sql`
      insert into thank_you_notes (user_id, insert_user_id, text, comment_id, date_inserted)
      select c.insert_user_id, d.insert_user_id,
        'Thank you for answering so soon, and so kindly. This is what makes people stay.', c.comment_id,
        c.date_inserted + interval '1 hour'
      from discussions d join comments c using (discussion_id)
      where d.discussion_id = any(${[...discussionIDs.values()]}) and c.number = 1
        and c.insert_user_id <> d.insert_user_id and c.insert_user_id > 0 and d.insert_user_id > 0
      order by d.discussion_id limit 3`);
  },
});
