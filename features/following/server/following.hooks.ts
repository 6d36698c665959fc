// What is gone is followed and muted no longer; what was merged is followed and muted where it is now.
import { sql } from '../../../platform/server/db/sql.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { categoryDeleted } from '../../categories/categories.events.ts';
import {
  discussionErased,
  discussionMerged,
  discussionUnmerged,
} from '../../discussions/discussions.events.ts';
import { followersOf, noteFollowers } from '../../discussions/server/undoing/merged-discussion.ts';
import { tagDeleted, tagMerged } from '../../tags/tags.events.ts';

async function forget(w: WriteContext, recordType: string, ...ids: number[]): Promise<void> {
  await w.db.execute(sql`delete from follows where record_type = ${recordType} and record_id = any(${ids})`);
  await w.db.execute(sql`delete from mutes where record_type = ${recordType} and record_id = any(${ids})`);
}

/** As it was stored, and whether they had none there before. */
interface Taken {
  user_id: number;
  is_new: boolean;
}

const added = (taken: readonly Taken[]) => taken.filter((each) => each.is_new).map((each) => each.user_id);

export const followingHooks = [
  transactionHook(
    discussionErased,
    (w, { discussionID }) => forget(w, 'discussion', discussionID),
    (w, all) => forget(w, 'discussion', ...all.map(({ discussionID }) => discussionID)),
  ),
  transactionHook(tagDeleted, (w, { tagID }) => forget(w, 'tag', tagID)),
  // What was said of the one that went stays stored: it counts again where the merge is undone.
  transactionHook(tagMerged, async (w, { tagID, destinationTagID }) => {
    await w.db.execute(sql`
      insert into follows (user_id, record_type, record_id, popup, email, push, date_inserted)
      select user_id, 'tag', ${destinationTagID}, popup, email, push, date_inserted
      from follows where record_type = 'tag' and record_id = ${tagID} order by user_id on conflict do nothing`);
    await w.db.execute(sql`
      insert into mutes (user_id, record_type, record_id, date_inserted, date_until)
      select user_id, 'tag', ${destinationTagID}, date_inserted, date_until
      from mutes where record_type = 'tag' and record_id = ${tagID} order by user_id on conflict do nothing`);
  }),
  transactionHook(categoryDeleted, (w, { categoryID }) => forget(w, 'category', categoryID)),
  transactionHook(discussionMerged, async (w, { fromDiscussionID, discussionID }) => {
    const follows = await w.db.rows<Taken>(sql`
      with taken as (
        delete from follows where record_type = 'discussion' and record_id = ${fromDiscussionID}
        returning user_id, popup, email, push, date_inserted
      ), added as (
        insert into follows (user_id, record_type, record_id, popup, email, push, date_inserted)
        select user_id, 'discussion', ${discussionID}, popup, email, push, date_inserted from taken order by user_id
        on conflict do nothing returning user_id
      )
      select taken.*, added.user_id is not null as is_new from taken left join added using (user_id)`);
    await noteFollowers(w, fromDiscussionID, 'follows', follows);
    const mutes = await w.db.rows<Taken>(sql`
      with taken as (
        delete from mutes where record_type = 'discussion' and record_id = ${fromDiscussionID}
        returning user_id, date_inserted, date_until
      ), added as (
        insert into mutes (user_id, record_type, record_id, date_inserted, date_until)
        select user_id, 'discussion', ${discussionID}, date_inserted, date_until from taken order by user_id
        on conflict do nothing returning user_id
      )
      select taken.*, added.user_id is not null as is_new from taken left join added using (user_id)`);
    await noteFollowers(w, fromDiscussionID, 'mutes', mutes);
  }),
  transactionHook(discussionUnmerged, async (w, { fromDiscussionID, discussionID }) => {
    const follows = await followersOf<Taken>(w, discussionID, 'follows');
    await w.db.execute(sql`
      delete from follows where record_type = 'discussion' and record_id = ${fromDiscussionID} and user_id = any(${added(follows)})`);
    await w.db.execute(sql`
      insert into follows (user_id, record_type, record_id, popup, email, push, date_inserted)
      select user_id, 'discussion', ${discussionID}, popup, email, push, date_inserted
      from jsonb_populate_recordset(null::follows, ${JSON.stringify(follows)}::jsonb) taken
      where exists (
        select from users u where u.user_id = taken.user_id and u.date_deleted is null)
      order by user_id
      on conflict do nothing`);
    const mutes = await followersOf<Taken>(w, discussionID, 'mutes');
    await w.db.execute(sql`
      delete from mutes where record_type = 'discussion' and record_id = ${fromDiscussionID} and user_id = any(${added(mutes)})`);
    await w.db.execute(sql`
      insert into mutes (user_id, record_type, record_id, date_inserted, date_until)
      select user_id, 'discussion', ${discussionID}, date_inserted, date_until
      from jsonb_populate_recordset(null::mutes, ${JSON.stringify(mutes)}::jsonb) taken
      where exists (
        select from users u where u.user_id = taken.user_id and u.date_deleted is null)
      order by user_id
      on conflict do nothing`);
  }),
];
