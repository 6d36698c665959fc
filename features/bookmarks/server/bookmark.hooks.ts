import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import { discussionMerged } from '../../discussions/discussions.events.ts';

export const bookmarkHooks = [
  // Who bookmarked what was merged finds it again where it is now.
  transactionHook(discussionMerged, async (w, { fromDiscussionID, discussionID }) => {
    // The merge locked the discussion: bookmarks that were being made were waited for, and come along as well.
    await w.db.execute(sql`
        with taken as (
          delete from bookmarks where discussion_id = ${fromDiscussionID} returning user_id, date_inserted
        )
        insert into bookmarks (user_id, discussion_id, date_inserted)
        select user_id, ${discussionID}, date_inserted from taken order by user_id
        on conflict do nothing`);
  }),
];
