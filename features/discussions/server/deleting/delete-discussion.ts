import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { bulkOperation, type PartsDone } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { changeTagCounters } from '../../../tags/server/tag-discussion.ts';
import { changeUserCounters } from '../../../users/server/counts/user.counters.ts';
import { discussionErased } from '../../discussions.events.ts';
import { removeWhatPostsLeave } from '../bulk/bulk-posts.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import { abilitiesOn, missingDiscussion, requireDiscussion } from '../discussion.policy.ts';
import { type DiscussionRow, findDiscussion, lockDiscussion } from '../discussion.rows.ts';
import { refreshRedirectsTo } from '../writing/discussion-redirect.ts';
import { announceDeleted, countCommentsOf } from './deleted-for-a-time.ts';
import { keepDeletedComments, keepDeletedDiscussion } from './keep-deleted.ts';
import { newestComments, removeComments } from './remove-comments.ts';
import { takeOutOfSight } from './take-out-of-sight.ts';
import { unlessGone } from './unless-gone.ts';

/** More comments than these go in a transaction each for so many. */
const BATCH = 500;

/** For good. Hidden at once; its comments in batches, so that nobody else waits; then itself. */
export const removeDiscussionOperation = bulkOperation<object>({
  name: 'discussions.remove',
  list: () => [],
  each: (ctx, id) => unlessGone(removeSome(ctx, Number(id))),
  partsOf: (ctx, id) => removalProgress(ctx.db, Number(id)),
});

/** Until it is gone, for those who work in a job themselves. */
export async function removeWhole(ctx: RequestContext, discussionID: number): Promise<void> {
  while ((await removeSome(ctx, discussionID)) === 'again');
}

/** Where one step is not enough, a job goes on, whether or not anybody asks for the next step. */
export async function removeSome(ctx: RequestContext, discussionID: number): Promise<'again' | undefined> {
  await requireRemovable(ctx, discussionID);
  return removeNext(ctx, discussionID);
}

/** The next step; that it is allowed is known. */
export function removeNext(ctx: RequestContext, discussionID: number): Promise<'again' | undefined> {
  return ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID, 'take away');
    if (!row) throw notFound('Discussion');
    await refuseMerging(ctx, w, row);
    const ids = await newestComments(w, discussionID, BATCH + 1);
    if (row.date_removed === null)
      await recordUnlessAuthor(w, discussionActs.deleted, row, {
        before: { countComments: row.count_comments },
      });
    if (ids.length <= BATCH) {
      await removeDiscussion(w, row);
      return undefined;
    }
    if (row.date_removed !== null) {
      await removeComments(w, row, ids.slice(0, BATCH));
    } else {
      await takeOutOfSight(w, row);
      await enqueueBulkOperation(w, removeDiscussionOperation, {}, [discussionID]);
    }
    return 'again';
  });
}

/** How many comments there were is stored with what was deleted. */
export function removalProgress(db: Queryable, discussionID: number): Promise<PartsDone | undefined> {
  return db.row<PartsDone>(sql`
    select greatest(0, stored.total - count_comments) as "countDone", stored.total as "countTotal"
    from discussions join lateral (
      select (record -> 'discussion' ->> 'count_comments')::int as total from deleted_discussions gone
      where gone.discussion_id = discussions.discussion_id
    ) stored on true
    where discussion_id = ${discussionID}`);
}

/** What was begun is finished, whatever its starter may do by then. */
async function requireRemovable(ctx: RequestContext, discussionID: number): Promise<void> {
  const row = await findDiscussion(ctx.db, discussionID);
  if (!row?.date_removed) await requireDeletable(ctx, discussionID);
}

/** Its comments are on their way into another discussion, and it goes at the end of that. */
async function refuseMerging(ctx: RequestContext, w: WriteContext, row: DiscussionRow): Promise<void> {
  if (row.date_removed === null) return;
  const merge = await w.db.row(
    sql`select 1 from discussion_merges where discussion_id = ${row.discussion_id}`,
  );
  if (merge) throw await missingDiscussion(ctx, row.discussion_id);
}

export async function requireDeletable(ctx: RequestContext, discussionID: number): Promise<DiscussionRow> {
  const row = await requireDiscussion(ctx, discussionID);
  if (!abilitiesOn(ctx, row).canDelete) throw permissionProblem(['discussions.delete']);
  return row;
}

/** `row` is locked and as it stands now. */
export async function removeDiscussion(w: WriteContext, row: DiscussionRow): Promise<void> {
  const { discussion_id: discussionID, category_id: categoryID } = row;
  // Whoever is reacting to one of them is waited for, and leaves nothing behind: posts that go are locked first (0029).
  const comments = await w.db.rows<{ comment_id: number }>(sql`
    select comment_id from comments where discussion_id = ${discussionID} order by comment_id for update`);
  const commentIDs = comments.map((each) => each.comment_id);
  await keepDeletedComments(w, sql`discussion_id = ${discussionID}`);
  await keepDeletedDiscussion(w, discussionID);
  await refreshRedirectsTo(w, discussionID);
  await uncount(w, row);
  await removeWhatHasNoForeignKey(w, discussionID, commentIDs);
  await w.db.execute(sql`delete from discussions where discussion_id = ${discussionID}`);
  if (row.date_held === null) refreshLastPost(w, categoryID);
  if (row.date_purge === null) await announceDeleted(w, row);
  await w.announce(discussionErased, { discussionID, categoryID, userID: w.viewer.userID });
}

/** Held posts were never counted, and what waited for its end is uncounted already. */
async function uncount(w: WriteContext, row: DiscussionRow): Promise<void> {
  if (row.date_purge === null) await countCommentsOf(w, row.discussion_id, -1);
  if (row.date_held !== null) return;
  changeCategoryCounters(w, row.category_id, { discussions: -1, comments: -row.count_comments });
  await changeTagCounters(w, row.discussion_id, -1);
  changeUserCounters(w, row.insert_user_id, { discussions: -1 });
}

/** By ids that are known already: so the database looks them up, rather than to go through all there are. */
async function removeWhatHasNoForeignKey(
  w: WriteContext,
  discussionID: number,
  commentIDs: readonly number[],
): Promise<void> {
  await removeWhatPostsLeave(
    w.db,
    sql`((record_type = 'discussion' and record_id = ${discussionID})
      or (record_type = 'comment' and record_id = any(${commentIDs})))`,
  );
}
