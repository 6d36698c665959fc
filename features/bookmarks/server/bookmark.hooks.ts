import { sql } from '../../../platform/server/db/sql.ts';
import type { WithinHook } from '../../../platform/server/events/events.ts';

export const bookmarkHooks: WithinHook[] = [
  {
    // Who bookmarked what was merged finds it again where it is now.
    event: 'discussion.merged',
    handle: async (w, { fromDiscussionID, discussionID }) => {
      // Bookmarks that are being made at this moment hold the row: waited for, they come along as well.
      await w.db.row(
        sql`select discussion_id from discussions where discussion_id = ${Number(fromDiscussionID)} for update`,
      );
      await w.db.execute(sql`
        with taken as (
          delete from bookmarks where discussion_id = ${Number(fromDiscussionID)} returning user_id, date_inserted
        )
        insert into bookmarks (user_id, discussion_id, date_inserted)
        select user_id, ${Number(discussionID)}, date_inserted from taken order by user_id
        on conflict do nothing`);
    },
  },
];
