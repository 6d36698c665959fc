// Small verbs on a locked discussion. Each announces what it did, and only if it did something.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../categories/server/category.counters.ts';
import { changeTagCounters } from '../../tags/server/tag.counters.ts';
import { changeUserCounters } from '../../users/server/counts/user.counters.ts';
import type { PinLocation } from '../discussions.contract.ts';
import {
  discussionAuthorChanged,
  discussionClosed,
  discussionMoved,
  discussionPinned,
  discussionRaised,
  discussionReopened,
  discussionSunk,
  discussionUnpinned,
} from '../discussions.events.ts';
import { discussionActs, recordOnDiscussion, recordUnlessAuthor } from './discussion.acts.ts';
import type { DiscussionRow } from './discussion.rows.ts';
import { settleSoon } from './member-counts/add-up-counts.jobs.ts';
import { movePoints } from './member-counts/move-points.ts';

export function invalidatedTagsOf(row: Pick<DiscussionRow, 'discussion_id' | 'category_id'>): string[] {
  return [cacheTag.discussion(row.discussion_id), cacheTag.categoryPosts(row.category_id), cacheTag.allPosts];
}

const changeOf = (w: WriteContext, row: DiscussionRow) => ({
  discussionID: row.discussion_id,
  categoryID: row.category_id,
  userID: w.viewer.userID,
});

async function announce(w: WriteContext, event: typeof discussionClosed, row: DiscussionRow): Promise<void> {
  await w.announce(event, changeOf(w, row), { invalidates: invalidatedTagsOf(row) });
}

export async function closeDiscussion(w: WriteContext, row: DiscussionRow): Promise<void> {
  if (row.date_closed !== null) return;
  await w.db.execute(sql`
    update discussions set date_closed = now(), close_user_id = ${w.viewer.userID}
    where discussion_id = ${row.discussion_id}`);
  await announce(w, discussionClosed, row);
  await recordUnlessAuthor(w, discussionActs.closed, row, {
    before: { closed: false },
    after: { closed: true },
    undo: {},
  });
}

export async function reopenDiscussion(w: WriteContext, row: DiscussionRow): Promise<void> {
  if (row.date_closed === null) return;
  await w.db.execute(sql`
    update discussions set date_closed = null, close_user_id = null where discussion_id = ${row.discussion_id}`);
  await announce(w, discussionReopened, row);
  await recordUnlessAuthor(w, discussionActs.reopened, row, {
    before: { closed: true, closeUserID: row.close_user_id },
    after: { closed: false },
    undo: {},
  });
}

/** `null` takes the announcement back. */
export async function pinDiscussion(
  w: WriteContext,
  row: DiscussionRow,
  location: PinLocation | null,
): Promise<void> {
  if (row.pin_location === location) return;
  await w.db.execute(sql`
    update discussions set pin_location = ${location}, date_pinned = ${location && w.now},
      pin_user_id = ${location && w.viewer.userID}
    where discussion_id = ${row.discussion_id}`);
  if (location !== null) {
    // A new announcement is one for everybody, also for those who had waved an earlier one away.
    await w.db.execute(sql`delete from discussion_dismissals where discussion_id = ${row.discussion_id}`);
  }
  await w.announce(
    location === null ? discussionUnpinned : discussionPinned,
    { ...changeOf(w, row), pinLocation: location },
    { invalidates: invalidatedTagsOf(row) },
  );
  const act = location === null ? discussionActs.unannounced : discussionActs.announced;
  await recordOnDiscussion(w, act, row, {
    before: { pinLocation: row.pin_location },
    after: { pinLocation: location },
    undo: {},
  });
}

export async function sinkDiscussion(w: WriteContext, row: DiscussionRow, isSunk: boolean): Promise<void> {
  if ((row.date_sunk !== null) === isSunk) return;
  await w.db.execute(sql`
    update discussions set date_sunk = ${isSunk ? w.now : null}, sink_user_id = ${isSunk ? w.viewer.userID : null}
    where discussion_id = ${row.discussion_id}`);
  await announce(w, isSunk ? discussionSunk : discussionRaised, row);
  await recordOnDiscussion(w, isSunk ? discussionActs.sunk : discussionActs.raised, row, {
    before: { sink: !isSunk },
    after: { sink: isSunk },
    undo: {},
  });
}

export async function moveDiscussion(w: WriteContext, row: DiscussionRow, categoryID: number): Promise<void> {
  if (row.category_id === categoryID) return;
  const changeTags = (direction: 1 | -1) => changeTagCounters(w, [row.discussion_id], direction);
  if (row.date_held === null) await changeTags(-1);
  await w.db.execute(sql`
    update discussions set category_id = ${categoryID} where discussion_id = ${row.discussion_id}`);
  settleSoon(w, [row]);
  if (row.date_held === null) {
    await changeTags(1);
    changeCategoryCounters(w, row.category_id, { discussions: -1, comments: -row.count_comments });
    changeCategoryCounters(w, categoryID, { discussions: 1, comments: row.count_comments });
    refreshLastPost(w, row.category_id);
    refreshLastPost(w, categoryID);
  }
  const payload = { ...changeOf(w, row), categoryID, fromCategoryID: row.category_id };
  const invalidates = [...invalidatedTagsOf(row), cacheTag.categoryPosts(categoryID), cacheTag.tags];
  await w.announce(discussionMoved, payload, { invalidates });
  await recordUnlessAuthor(w, discussionActs.moved, row, {
    before: { categoryID: row.category_id },
    after: { categoryID },
    undo: {},
  });
}

export async function changeAuthor(w: WriteContext, row: DiscussionRow, userID: number): Promise<void> {
  if (row.insert_user_id === userID) return;
  await w.db.execute(sql`
    update discussions set insert_user_id = ${userID},
      last_user_id = case when last_comment_id is null then ${userID} else last_user_id end
    where discussion_id = ${row.discussion_id}`);
  if (row.date_held === null) {
    changeUserCounters(w, row.insert_user_id, { discussions: -1 });
    changeUserCounters(w, userID, { discussions: 1 });
  }
  const { discussion_id: recordID, insert_user_id: fromUserID } = row;
  await movePoints(w, { recordType: 'discussion', recordID }, fromUserID, userID);
  await w.announce(
    discussionAuthorChanged,
    { discussionID: row.discussion_id, fromUserID: row.insert_user_id, userID },
    {
      invalidates: [
        ...invalidatedTagsOf(row),
        cacheTag.userPosts(userID),
        cacheTag.userPosts(row.insert_user_id),
      ],
    },
  );
  await recordOnDiscussion(w, discussionActs.authorChanged, row, {
    before: { insertUserID: row.insert_user_id },
    after: { insertUserID: userID },
    undo: {},
  });
}
