import { sql } from '../../../platform/server/db/sql.ts';
import type { TransactionHook } from '../../../platform/server/events/events.ts';

export const bookmarkHooks: TransactionHook[] = [
  {
    // Who bookmarked what was merged finds it again where it is now.
    event: 'discussion.merged',
    handle: async (w, { fromDiscussionID, discussionID }) => {
      // The merge locked the discussion: bookmarks that were being made were waited for, and come along as well.
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
