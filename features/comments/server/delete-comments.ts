// Deleting several comments of one discussion: each by itself, so that one failure does not stop the others.
import { DomainError, permissionProblem } from '../../../platform/contract/errors.ts';
import type { BulkProgress } from '../../../platform/contract/progress.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { commentError, type DeleteMethod } from '../comments.contract.ts';
import { abilitiesOf, requireComment, requireMayDelete } from './comment.policy.ts';
import { findComments } from './comment.queries.ts';
import { deleteComment, tombstoneComment } from './delete-comment.ts';

export async function deleteSeveral(
  ctx: RequestContext,
  asked: readonly number[],
  method: DeleteMethod,
): Promise<{ status: number; body: BulkProgress }> {
  const ids = await existing(ctx, [...new Set(asked)]);
  await requireMayDeleteAll(ctx, ids);
  if (new Set(ids.map((each) => each.discussionID)).size > 1) throw commentError('comment.severalParents');
  const progress: BulkProgress['progress'] = {
    successIDs: [],
    failedIDs: [],
    exceptionsByID: {},
    countTotalIDs: ids.length,
  };
  for (const each of ids) {
    try {
      await ctx.write((w) => (method === 'full' ? deleteComment(w, each) : tombstoneComment(w, each)));
      progress.successIDs.push(each.commentID);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      // It went together with its parent a moment ago.
      if (error.status === 404) progress.successIDs.push(each.commentID);
      else addFailure(progress, each.commentID, error);
    }
  }
  const statuses = Object.values(progress.exceptionsByID).map((each) => each.status);
  return { status: Math.max(200, ...statuses), body: { progress, callbackPayload: null } };
}

/** By the first one it is known whether the caller deletes others' comments; who may not needs to have written all. */
async function requireMayDeleteAll(
  ctx: RequestContext,
  [first, ...others]: readonly { commentID: number }[],
): Promise<void> {
  if (first === undefined) return;
  requireMayDelete(ctx, await requireComment(ctx, first.commentID));
  const rows = await findComments(
    ctx.db,
    others.map((each) => each.commentID),
    { withBody: false, withSource: false },
  );
  const refused = rows.filter((row) => !abilitiesOf(ctx, row).canDelete).map((row) => row.comment_id);
  if (refused.length > 0) throw permissionProblem(['comments.delete'], { recordIDs: refused });
}

function addFailure(progress: BulkProgress['progress'], commentID: number, error: DomainError): void {
  progress.failedIDs.push(commentID);
  progress.exceptionsByID[commentID] = { message: error.message, status: error.status, description: null };
}

/** Ids that are not there are dropped. */
async function existing(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<{ commentID: number; discussionID: number }[]> {
  const rows = await ctx.db.rows<{ comment_id: number; discussion_id: number }>(
    sql`select comment_id, discussion_id from comments where comment_id = any(${ids})`,
  );
  const byID = new Map(rows.map((row) => [row.comment_id, row]));
  return ids.flatMap((id) => {
    const row = byID.get(id);
    return row ? [{ commentID: row.comment_id, discussionID: row.discussion_id }] : [];
  });
}
