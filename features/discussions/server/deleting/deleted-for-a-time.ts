// What staff delete stays as it was, out of everybody's sight, for as long as it can be undone.
import { notFound } from '../../../../platform/contract/errors.ts';
import { undoDays } from '../../../../platform/server/audit-log/undo.config.ts';
import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { discussionDeleted, discussionRestored } from '../../discussions.events.ts';
import { type DiscussionRow, lockDiscussion } from '../discussion.rows.ts';
import { invalidatedTagsOf } from '../discussion-state.ts';
import { restoreDiscussion } from './hide-discussion.ts';
import { takeOutOfSight } from './take-out-of-sight.ts';

/** In one short transaction, however long it is. `row` is locked. */
export async function deleteForATime(
  ctx: RequestContext,
  w: WriteContext,
  row: DiscussionRow,
): Promise<void> {
  await takeOutOfSight(w, row);
  await awaitPurge(w, row.discussion_id, ctx.setting(undoDays));
  await announceDeleted(w, row);
}

/** It is out of sight. From here on its comments count for nobody. */
export async function awaitPurge(w: WriteContext, discussionID: number, days: number): Promise<void> {
  await w.db.execute(sql`
    update discussions set date_purge = now() + ${days} * interval '1 day' where discussion_id = ${discussionID}`);
  await countCommentsOf(w, discussionID, -1);
}

/** As it was, with its votes, its bookmarks and where everybody was reading. Answers false where it stands. */
export async function bringBackDeleted(w: WriteContext, discussionID: number): Promise<boolean> {
  const row = await lockDiscussion(w.db, discussionID, 'take away');
  if (!row) throw notFound('Discussion');
  if (row.date_purge === null) return false;
  const deleted = await w.db.row<{ was_held: boolean }>(sql`
    delete from deleted_discussions where discussion_id = ${discussionID}
    returning record->'discussion'->>'date_held' is not null as was_held`);
  await w.db.execute(sql`
    update discussions set date_removed = null, date_purge = null where discussion_id = ${discussionID}`);
  await countCommentsOf(w, discussionID, 1);
  if (!deleted?.was_held) await restoreDiscussion(w, discussionID);
  else await announceRestored(w, row);
  return true;
}

/** What waits for approval is back where it was waiting. */
async function announceRestored(w: WriteContext, row: DiscussionRow): Promise<void> {
  await w.announce(discussionRestored, payloadOf(w, row), { invalidates: invalidatedTagsOf(row) });
}

export async function announceDeleted(w: WriteContext, ...rows: DiscussionRow[]): Promise<void> {
  const tagsOf = (row: DiscussionRow) => [...invalidatedTagsOf(row), cacheTag.userPosts(row.insert_user_id)];
  await w.announceAll(
    discussionDeleted,
    rows.map((row) => payloadOf(w, row)),
    { invalidates: [...new Set([...rows.flatMap(tagsOf), cacheTag.tags])] },
  );
}

const payloadOf = (w: WriteContext, row: DiscussionRow) => ({
  discussionID: row.discussion_id,
  categoryID: row.category_id,
  userID: w.viewer.userID,
});

/** Of the counters of their authors. */
export async function countCommentsOf(
  w: WriteContext,
  discussionIDs: number | readonly number[],
  direction: 1 | -1,
): Promise<void> {
  const written = await w.db.rows<{ insert_user_id: number; count: number }>(sql`
    select insert_user_id, count(*)::int as count from comments
    where discussion_id = any(${[discussionIDs].flat()}) and date_held is null and date_tombstoned is null
    group by insert_user_id order by insert_user_id`);
  for (const { insert_user_id: userID, count } of written)
    changeUserCounters(w, userID, { comments: direction * count });
}
