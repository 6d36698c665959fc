// Discussions that go in one transaction, with the comments in them. What was there is stored; every counter follows.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { changeTagCounters } from '../../../tags/server/tag.counters.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { discussionErased } from '../../discussions.events.ts';
import { removeWhatPostsLeave } from '../bulk/bulk-posts.ts';
import { discussionActs, recordAllUnlessAuthor } from '../discussion.acts.ts';
import { type DiscussionRow, lockDiscussions } from '../discussion.rows.ts';
import { refreshRedirectsTo } from '../writing/discussion-redirect.ts';
import { announceDeleted, countCommentsOf } from './deleted-for-a-time.ts';
import { keepDeletedComments, keepDeletedDiscussions } from './keep-deleted.ts';

/** `rows` are locked and as they stand now; the comments in all of them are few enough for one transaction. */
export async function removeDiscussions(w: WriteContext, rows: readonly DiscussionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.discussion_id);
  // Whoever is reacting to one of them is waited for, and leaves nothing behind: posts that go are locked first (0029).
  const comments = await w.db.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = any(${ids}) order by comment_id for update`);
  const commentIDs = comments.map((each) => each.comment_id);
  await keepDeletedComments(w, sql`discussion_id = any(${ids})`);
  await keepDeletedDiscussions(w, ids);
  await refreshRedirects(w, ids);
  await uncount(w, rows);
  await removeWhatHasNoForeignKey(w, ids, commentIDs);
  await w.db.execute(sql`delete from discussions where discussion_id = any(${ids})`);
  for (const row of rows) if (row.date_held === null) refreshLastPost(w, row.category_id);
  await announceDeleted(w, ...rows.filter((row) => row.date_purge === null));
  const { userID } = w.viewer;
  await w.announceAll(
    discussionErased,
    rows.map((row) => ({ discussionID: row.discussion_id, categoryID: row.category_id, userID })),
  );
}

interface Short {
  /** Those with no more comments than that. */
  comments: number;
}

/** Of these, the short ones that nothing else is at work on; that it is allowed is known. Answers how many went. */
export async function removeShortDiscussions(
  w: WriteContext,
  ids: readonly number[],
  { comments }: Short,
): Promise<number> {
  const locked = await lockDiscussions(w.db, ids, 'take away');
  const long = await w.db.rows<{ discussion_id: number }>(sql`
    select id as discussion_id from unnest(${ids}::int[]) id
    where exists (select from comments where discussion_id = id offset ${sql.integer(comments)} limit 1)`);
  for (const { discussion_id: id } of long) locked.delete(id);
  const short = [...locked.values()].filter((row) => row.date_removed === null);
  await recordAllUnlessAuthor(
    w,
    discussionActs.deleted,
    short.map((row) => ({ row, before: { countComments: row.count_comments } })),
  );
  await removeDiscussions(w, short);
  return short.length;
}

/** Most lead nowhere and are led to from nowhere. */
async function refreshRedirects(w: WriteContext, ids: readonly number[]): Promise<void> {
  const targets = await w.db.rows<{ id: number }>(sql`
    select distinct redirect_discussion_id as id from discussions where redirect_discussion_id = any(${ids}) order by 1`);
  for (const { id } of targets) await refreshRedirectsTo(w, id);
}

/** Held posts were never counted, and what waited for its end is uncounted already. */
async function uncount(w: WriteContext, rows: readonly DiscussionRow[]): Promise<void> {
  const standing = rows.filter((row) => row.date_purge === null);
  await countCommentsOf(
    w,
    standing.map((row) => row.discussion_id),
    -1,
  );
  const counted = rows.filter((row) => row.date_held === null);
  for (const row of counted) {
    changeCategoryCounters(w, row.category_id, { discussions: -1, comments: -row.count_comments });
    changeUserCounters(w, row.insert_user_id, { discussions: -1 });
  }
  await changeTagCounters(
    w,
    counted.map((row) => row.discussion_id),
    -1,
  );
}

/** By ids that are known already: so the database looks them up, rather than to go through all there are. */
async function removeWhatHasNoForeignKey(
  w: WriteContext,
  discussionIDs: readonly number[],
  commentIDs: readonly number[],
): Promise<void> {
  await removeWhatPostsLeave(
    w.db,
    sql`((record_type = 'discussion' and record_id = any(${discussionIDs}))
      or (record_type = 'comment' and record_id = any(${commentIDs})))`,
  );
}
