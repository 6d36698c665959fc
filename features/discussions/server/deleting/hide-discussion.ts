// Hiding a visible discussion, and restoring it. Nothing is lost; every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { mentionedIn } from '../../../mentions/server/mention.actions.ts';
import { changeTagCounters } from '../../../tags/server/tag.counters.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { discussionHidden, discussionRestored, discussionStarted } from '../../discussions.events.ts';
import { type DiscussionRow, lockDiscussion } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';

/** Answers false where it was held already. Its author and moderators still see it. */
export function hideDiscussion(w: WriteContext, discussionID: number): Promise<boolean> {
  return setHidden(w, discussionID, true);
}

/** Answers false where it stands. */
export function restoreDiscussion(w: WriteContext, discussionID: number): Promise<boolean> {
  return setHidden(w, discussionID, false);
}

async function setHidden(w: WriteContext, discussionID: number, isHidden: boolean): Promise<boolean> {
  const row = await lockDiscussion(w.db, discussionID);
  if (!row || row.date_removed !== null || (row.date_held !== null) === isHidden) return false;
  if (row.is_unpublished) await publish(w, row);
  else
    await w.db.execute(
      sql`update discussions set date_held = ${isHidden ? w.now : null} where discussion_id = ${discussionID}`,
    );
  await count(w, row, isHidden ? -1 : 1);
  if (row.is_unpublished) return true;
  await w.announce(
    isHidden ? discussionHidden : discussionRestored,
    { discussionID, categoryID: row.category_id, userID: w.viewer.userID },
    { invalidates: [...invalidatedTagsOf(row), cacheTag.tags, cacheTag.userPosts(row.insert_user_id)] },
  );
  return true;
}

/** Approved: it begins now, for everybody who hears of new discussions. */
async function publish(w: WriteContext, row: DiscussionRow): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID, insert_user_id: userID, type } = row;
  await w.db.execute(sql`
    update discussions set date_held = null, is_unpublished = false, date_inserted = now(),
      date_last_comment = case when count_comments = 0 and date_sunk is null then now() else date_last_comment end
    where discussion_id = ${discussionID}`);
  const mentionedUserIDs = await mentionedIn(w, 'discussion', discussionID);
  await w.announce(
    discussionStarted,
    { discussionID, categoryID, userID, type, mentionedUserIDs },
    {
      invalidates: [...invalidatedTagsOf(row), cacheTag.tags, cacheTag.allPosts, cacheTag.userPosts(userID)],
    },
  );
}

async function count(w: WriteContext, row: DiscussionRow, direction: 1 | -1): Promise<void> {
  changeUserCounters(w, row.insert_user_id, { discussions: direction });
  await changeTagCounters(w, [row.discussion_id], direction);
  changeCategoryCounters(w, row.category_id, {
    discussions: direction,
    comments: direction * row.count_comments,
  });
  refreshLastPost(w, row.category_id);
}
