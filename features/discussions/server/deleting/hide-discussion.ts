// Hiding a visible discussion, and restoring it. Nothing is lost; every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { changeTagCounters } from '../../../tags/server/tag-discussion.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { discussionHidden, discussionRestored } from '../../discussions.events.ts';
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
  await w.db.execute(
    sql`update discussions set date_held = ${isHidden ? w.now : null} where discussion_id = ${discussionID}`,
  );
  await count(w, row, isHidden ? -1 : 1);
  await w.announce(
    isHidden ? discussionHidden : discussionRestored,
    { discussionID, categoryID: row.category_id, userID: w.viewer.userID },
    { invalidates: [...invalidatedTagsOf(row), cacheTag.tags, cacheTag.userPosts(row.insert_user_id)] },
  );
  return true;
}

async function count(w: WriteContext, row: DiscussionRow, direction: 1 | -1): Promise<void> {
  changeUserCounters(w, row.insert_user_id, { discussions: direction });
  await changeTagCounters(w, row.discussion_id, direction);
  changeCategoryCounters(w, row.category_id, {
    discussions: direction,
    comments: direction * row.count_comments,
  });
  refreshLastPost(w, row.category_id);
}
