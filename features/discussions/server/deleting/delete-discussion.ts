import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { bulkOperation, type PartsDone } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import { abilitiesOn, missingDiscussion, requireDiscussion } from '../discussion.policy.ts';
import { type DiscussionRow, findDiscussion, lockDiscussion } from '../discussion.rows.ts';
import { refuseWhileMoving } from './comments-going.ts';
import { newestComments, removeComments } from './remove-comments.ts';
import { removeDiscussions } from './remove-discussions.ts';
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
    await refuseWhileMoving(w, [discussionID]);
    const ids = await newestComments(w, discussionID, BATCH + 1);
    if (row.date_removed === null)
      await recordUnlessAuthor(w, discussionActs.deleted, row, {
        before: { countComments: row.count_comments },
      });
    if (ids.length <= BATCH) {
      await removeDiscussions(w, [row]);
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
