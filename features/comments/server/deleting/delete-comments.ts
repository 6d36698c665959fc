// Deleting several comments of one discussion: each by itself, so that one failure does not stop the others.
import { DomainError } from '../../../../platform/contract/errors.ts';
import type { RecordID } from '../../../../platform/contract/progress.ts';
import { bulkOperation } from '../../../../platform/server/bulk-operations/bulk-operation.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { isNotGoing } from '../../../discussions/server/deleting/comments-going.ts';
import { commentError, type DeleteMethod } from '../../comments.contract.ts';
import { requireComment, requireMayDelete } from '../comment.policy.ts';
import { deleteInFull } from './delete-unless-answered.ts';
import { tombstoneComment } from './empty-comments.ts';

interface Asked {
  commentIDs: number[];
  deleteMethod: DeleteMethod;
}

export const deleteCommentsOperation = bulkOperation<Asked>({
  name: 'comments.deleteList',
  list: async (ctx, { commentIDs }) => {
    const ids = [...new Set(commentIDs)];
    const found = await existing(ctx, ids);
    const [first] = found;
    if (first) requireMayDelete(ctx, await requireComment(ctx, first.commentID));
    const all = [...found, ...(await deletedByViewer(ctx, ids))];
    if (new Set(all.map((each) => each.discussionID)).size > 1) throw commentError('comment.severalParents');
    const wanted = new Set(all.map((each) => each.commentID));
    return ids.filter((id) => wanted.has(id));
  },
  each: deleteOne,
});

async function deleteOne(ctx: RequestContext, id: RecordID, { deleteMethod }: Asked): Promise<void> {
  const [found] = await existing(ctx, [Number(id)]);
  if (!found) return;
  try {
    requireMayDelete(ctx, await requireComment(ctx, found.commentID));
    if (deleteMethod === 'full') await deleteInFull(ctx, found.commentID);
    else await ctx.write((w) => tombstoneComment(w, found.commentID));
  } catch (error) {
    // It went together with its parent a moment ago.
    if (!(error instanceof DomainError && error.status === 404)) throw error;
  }
}

interface Placed {
  commentID: number;
  discussionID: number;
}

/** A call that is repeated, since its answer was lost, counts what it had done already as done. */
async function deletedByViewer(ctx: RequestContext, ids: readonly number[]): Promise<Placed[]> {
  const rows = await ctx.db.rows<{ comment_id: number; discussion_id: number }>(sql`
    select comment_id, discussion_id from deleted_comments
    where comment_id = any(${ids}) and delete_user_id = ${ctx.viewer.userID}
    union
    select comment_id, discussion_id from comment_removals join comments using (comment_id)
    where comment_id = any(${ids}) and delete_user_id = ${ctx.viewer.userID} and act = 'delete'
    union
    select comment_id, discussion_id from deleted_discussions join comments using (discussion_id)
    where comment_id = any(${ids}) and delete_user_id = ${ctx.viewer.userID}`);
  return rows.map((row) => ({ commentID: row.comment_id, discussionID: row.discussion_id }));
}

/** Ids that are not there are dropped. */
async function existing(ctx: RequestContext, ids: readonly number[]): Promise<Placed[]> {
  const rows = await ctx.db.rows<{ comment_id: number; discussion_id: number }>(
    sql`
      select comment_id, discussion_id from comments c join discussions using (discussion_id)
      where comment_id = any(${ids}) and date_removed is null and ${isNotGoing('c')}`,
  );
  const byID = new Map(rows.map((row) => [row.comment_id, row]));
  return ids.flatMap((id) => {
    const row = byID.get(id);
    return row ? [{ commentID: row.comment_id, discussionID: row.discussion_id }] : [];
  });
}
