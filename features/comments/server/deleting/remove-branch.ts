// Deleting a comment with the replies to it. A few go at once. Of many nobody sees anything from the first step on; then
// they go in batches, the deepest first, so that nobody else in the discussion waits.
import { setTimeout as pause } from 'node:timers/promises';
import { notFound } from '../../../../platform/contract/errors.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { enqueueBulkOperation } from '../../../../platform/server/bulk-operations/start-bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { UnfinishedWork } from '../../../../platform/server/jobs/unfinished-work.ts';
import { refuseWhileMoving } from '../../../discussions/server/deleting/comments-going.ts';
import { unlessGone } from '../../../discussions/server/deleting/unless-gone.ts';
import type { DiscussionRow } from '../../../discussions/server/discussion.rows.ts';
import { commentActs, recordUnlessAuthor } from '../comment.acts.ts';
import { type BranchComment, firstOfBranch, lowestOfBranch } from '../threads/branch.ts';
import { forgetRead, lockDiscussionOf } from '../threads/comment-subtree.ts';
import { deleteTogether } from './delete-together.ts';
import { hideAlone } from './hide-comment.ts';

/** So many go in one transaction: each has an event of its own, which others write on. */
const BATCH = 50;
const MS_BETWEEN_LOOKS = 250;

/** That it is allowed is known. Where one step is not enough, a job goes on, whether or not anybody asks for more. */
export async function removeBranch(ctx: RequestContext, commentID: number): Promise<void> {
  await removeNext(ctx, commentID);
}

export const removeCommentOperation = bulkOperation<object>({
  name: 'comments.remove',
  list: () => [],
  each: (ctx, id) => unlessGone(removeNext(ctx, Number(id))),
});

export const unfinishedBranches: UnfinishedWork = {
  name: 'deletion of comments',
  records: sql`select comment_id as id, date_inserted as begun from comment_removals where act = 'delete'`,
  goOn: (w, id) => enqueueBulkOperation(w, removeCommentOperation, {}, [id]),
};

type Step = 'again' | 'wait' | 'done';

async function removeNext(ctx: RequestContext, commentID: number): Promise<'again' | undefined> {
  const step = await ctx.write((w) => takeStep(w, commentID));
  // A part of it is on its way into another discussion, and the rest follows.
  if (step === 'wait') await pause(MS_BETWEEN_LOOKS);
  return step === 'done' ? undefined : 'again';
}

async function takeStep(w: WriteContext, commentID: number): Promise<Step> {
  const discussion = await lockDiscussionOf(w, commentID);
  // Replies that follow it elsewhere have to arrive before they go.
  if (discussion) await refuseWhileMoving(w, [discussion.discussion_id]);
  // Under its lock no reply comes in.
  const first = await firstOfBranch(w.db, commentID, BATCH + 1);
  const root = first[0];
  if (!discussion || !root) throw notFound('Comment');
  const isGoing =
    (await w.db.row(sql`select from comment_removals where comment_id = ${commentID} and act = 'delete'`)) !==
    undefined;
  if (first.length > BATCH && !isGoing) {
    await recordDeletion(w, discussion, root);
    await takeOutOfSight(w, discussion, root);
    await enqueueBulkOperation(w, removeCommentOperation, {}, [commentID]);
    return 'again';
  }
  const gone = first.length <= BATCH ? first : await lowestOfBranch(w.db, commentID, BATCH);
  if (gone.some((each) => each.discussion_id !== discussion.discussion_id)) return 'wait';
  if (!isGoing) await recordDeletion(w, discussion, root);
  await deleteTogether(w, new Map([[discussion.discussion_id, discussion]]), { rootID: commentID, gone });
  return gone.length === first.length ? 'done' : 'again';
}

async function recordDeletion(
  w: WriteContext,
  discussion: DiscussionRow,
  root: BranchComment,
): Promise<void> {
  const place = {
    commentID: root.comment_id,
    insertUserID: root.insert_user_id,
    categoryID: discussion.category_id,
  };
  await recordUnlessAuthor(w, commentActs.deleted, place, { undo: {} });
}

/** Its replies are counted until they go; who wrote them is not known yet, so nothing that is cached may stay. */
async function takeOutOfSight(
  w: WriteContext,
  discussion: DiscussionRow,
  root: BranchComment,
): Promise<void> {
  const { comment_id: commentID } = root;
  if (!root.is_held) await forgetRead(w, [commentID]);
  await w.db.execute(sql`
    insert into comment_removals (comment_id, top_comment_id, delete_user_id)
    select comment_id, top_comment_id, ${w.viewer.userID} from comments where comment_id = ${commentID}
    on conflict (comment_id) do update set act = 'delete', delete_user_id = excluded.delete_user_id, date_inserted = now(),
      date_hidden = null`);
  await hideAlone(w, discussion, root);
  await w.invalidate(['*']);
}
