// What is gone is followed and muted no longer; what was merged is followed and muted where it is now.
import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { categoryDeleted } from '../../categories/categories.events.ts';
import { discussionDeleted, discussionMerged } from '../../discussions/discussions.events.ts';
import { tagDeleted } from '../../tags/tags.events.ts';

async function forget(w: WriteContext, recordType: string, recordID: number): Promise<void> {
  await w.db.execute(sql`delete from follows where record_type = ${recordType} and record_id = ${recordID}`);
  await w.db.execute(sql`delete from mutes where record_type = ${recordType} and record_id = ${recordID}`);
}

export const followingHooks = [
  transactionHook(discussionDeleted, (w, { discussionID }) => forget(w, 'discussion', discussionID)),
  transactionHook(tagDeleted, (w, { tagID }) => forget(w, 'tag', tagID)),
  transactionHook(categoryDeleted, (w, { categoryID }) => forget(w, 'category', categoryID)),
  transactionHook(discussionMerged, async (w, { fromDiscussionID, discussionID }) => {
    await w.db.execute(sql`
      with taken as (
        delete from follows where record_type = 'discussion' and record_id = ${fromDiscussionID}
        returning user_id, popup, email, date_inserted
      )
      insert into follows (user_id, record_type, record_id, popup, email, date_inserted)
      select user_id, 'discussion', ${discussionID}, popup, email, date_inserted from taken order by user_id
      on conflict do nothing`);
    await w.db.execute(sql`
      with taken as (
        delete from mutes where record_type = 'discussion' and record_id = ${fromDiscussionID}
        returning user_id, date_inserted, date_until
      )
      insert into mutes (user_id, record_type, record_id, date_inserted, date_until)
      select user_id, 'discussion', ${discussionID}, date_inserted, date_until from taken order by user_id
      on conflict do nothing`);
  }),
];
