// Hiding a visible discussion, and restoring it. Nothing is lost; every counter follows.
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { mentionedIn } from '../../../mentions/server/mention.actions.ts';
import { changeTagCounters } from '../../../tags/server/tag.counters.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { discussionHidden, discussionRestored, discussionStarted } from '../../discussions.events.ts';
import { type DiscussionRow, lockDiscussions } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';
import { settleSoon } from '../member-counts/add-up-counts.jobs.ts';

/** Answers false where it was held already. Its author and moderators still see it. */
export async function hideDiscussion(w: WriteContext, discussionID: number): Promise<boolean> {
  return (await hideDiscussions(w, [discussionID])).length > 0;
}

/** Answers false where it stands. */
export async function restoreDiscussion(w: WriteContext, discussionID: number): Promise<boolean> {
  return (await restoreDiscussions(w, [discussionID])).length > 0;
}

/** In one act; answers those that were seen before. */
export function hideDiscussions(w: WriteContext, ids: readonly number[]): Promise<number[]> {
  return setHidden(w, ids, true);
}

export function restoreDiscussions(w: WriteContext, ids: readonly number[]): Promise<number[]> {
  return setHidden(w, ids, false);
}

async function setHidden(w: WriteContext, ids: readonly number[], isHidden: boolean): Promise<number[]> {
  const locked = await lockDiscussions(w.db, ids);
  const rows = [...locked.values()].filter(
    (row) => row.date_removed === null && (row.date_held === null) === isHidden,
  );
  if (rows.length === 0) return [];
  settleSoon(w, rows);
  const known = rows.filter((row) => !row.is_unpublished);
  for (const row of rows) if (row.is_unpublished) await publish(w, row);
  if (known.length > 0)
    await w.db.execute(sql`
      update discussions set date_held = ${isHidden ? w.now : null}
      where discussion_id = any(${known.map((row) => row.discussion_id)})`);
  await count(w, rows, isHidden ? -1 : 1);
  await w.announceAll(
    isHidden ? discussionHidden : discussionRestored,
    known.map((row) => ({
      discussionID: row.discussion_id,
      categoryID: row.category_id,
      userID: w.viewer.userID,
    })),
    { invalidates: [...new Set(known.flatMap(invalidatedBy))] },
  );
  return rows.map((row) => row.discussion_id);
}

const invalidatedBy = (row: DiscussionRow) => [
  ...invalidatedTagsOf(row),
  cacheTag.tags,
  cacheTag.userPosts(row.insert_user_id),
];

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

async function count(w: WriteContext, rows: readonly DiscussionRow[], direction: 1 | -1): Promise<void> {
  await changeTagCounters(
    w,
    rows.map((row) => row.discussion_id),
    direction,
  );
  for (const row of rows) {
    changeUserCounters(w, row.insert_user_id, { discussions: direction });
    changeCategoryCounters(w, row.category_id, {
      discussions: direction,
      comments: direction * row.count_comments,
    });
    refreshLastPost(w, row.category_id);
  }
}
