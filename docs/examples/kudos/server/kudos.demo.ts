// What the demo shows of kudos: whoever commented first in a thread is thanked by whoever started it. An add-on may bring
// discussions of its own, too: `discussions`, among the people and categories of the demo.
import { demoContents, sql } from '@parley/addon-api';

export const kudosOfDemo = demoContents.add({
  discussions: [],
  write: async (tx, { discussionIDs }) => {
    await tx.execute(sql`
      insert into kudos_given (comment_id, user_id, to_user_id, text, date_inserted)
      select c.comment_id, d.insert_user_id, c.insert_user_id, 'That was quick, and right.', c.date_inserted
      from discussions d join comments c using (discussion_id)
      where d.discussion_id = any(${[...discussionIDs.values()]}) and c.number = 1
        and c.insert_user_id <> d.insert_user_id
      order by d.discussion_id limit 20`);
  },
});
