import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import { discussionMerged, discussionUnmerged } from '../../discussions/discussions.events.ts';
import { followersOf, noteFollowers } from '../../discussions/server/undoing/merged-discussion.ts';

interface Bookmark {
  user_id: number;
  date_inserted: string;
  /** They had none there before. */
  is_new?: boolean;
}

export const bookmarkHooks = [
  // Who bookmarked what was merged finds it again where it is now.
  transactionHook(discussionMerged, async (w, { fromDiscussionID, discussionID }) => {
    // The merge locked the discussion: bookmarks that were being made were waited for, and come along as well.
    const taken = await w.db.rows<Bookmark>(sql`
      with taken as (
        delete from bookmarks where discussion_id = ${fromDiscussionID} returning user_id, date_inserted
      ), added as (
        insert into bookmarks (user_id, discussion_id, date_inserted)
        select user_id, ${discussionID}, date_inserted from taken order by user_id
        on conflict do nothing
        returning user_id
      )
      select taken.user_id, taken.date_inserted, added.user_id is not null as is_new
      from taken left join added using (user_id)`);
    await noteFollowers(w, fromDiscussionID, 'bookmarks', taken);
  }),
  // The merge was undone: they have again what they had, but for those who took it away since, and who are gone.
  transactionHook(discussionUnmerged, async (w, { fromDiscussionID, discussionID }) => {
    const taken = await followersOf<Bookmark>(w, discussionID, 'bookmarks');
    await w.db.execute(sql`
      with taken as (
        select * from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
          as taken (user_id int, date_inserted timestamptz, is_new boolean)
      ), left_there as (
        delete from bookmarks b using taken
        where b.discussion_id = ${fromDiscussionID} and b.user_id = taken.user_id and taken.is_new
        returning b.user_id
      )
      insert into bookmarks (user_id, discussion_id, date_inserted)
      select taken.user_id, ${discussionID}, taken.date_inserted
      from taken join users u on u.user_id = taken.user_id and u.date_deleted is null
      where not taken.is_new or taken.user_id in (select user_id from left_there)
      order by taken.user_id
      on conflict do nothing`);
  }),
];
