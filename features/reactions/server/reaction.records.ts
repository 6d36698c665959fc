// The posts that can be reacted to, as far as reactions need to know them.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { discussionError } from '../../discussions/discussions.contract.ts';
import type { ReactionRecordType } from '../reactions.contract.ts';

export interface ReactionRecord {
  recordType: ReactionRecordType;
  recordID: number;
  discussionID: number;
  categoryID: number;
  /** Who wrote it. */
  insertUserID: number;
}

interface RecordRow {
  discussion_id: number;
  category_id: number;
  insert_user_id: number;
  is_held: boolean;
  is_removed: boolean;
}

const SELECT: Readonly<Record<ReactionRecordType, (recordID: number) => Sql>> = {
  discussion: (recordID) => sql`
    select discussion_id, category_id, insert_user_id, date_held is not null as is_held, date_removed is not null as is_removed
    from discussions where discussion_id = ${recordID}`,
  comment: (recordID) => sql`
    select c.discussion_id, d.category_id, c.insert_user_id,
      c.date_held is not null or d.date_held is not null as is_held,
      c.date_tombstoned is not null or d.date_removed is not null as is_removed
    from comments c join discussions d using (discussion_id) where c.comment_id = ${recordID}`,
};

/** The post, if the viewer may see it: 404 or 403 else, and 410 where it was a discussion. */
export async function requireReactionRecord(
  ctx: RequestContext,
  recordType: ReactionRecordType,
  recordID: number,
): Promise<ReactionRecord> {
  const row = await ctx.db.row<RecordRow>(SELECT[recordType](recordID));
  const missing = () => notFound(recordType === 'discussion' ? 'Discussion' : 'Comment');
  if ((!row || row.is_removed) && recordType === 'discussion') await refuseDeletedDiscussion(ctx, recordID);
  if (!row || row.is_removed) throw missing();
  if (!ctx.viewer.canInCategory('discussions.view', row.category_id))
    throw permissionProblem(['discussions.view']);
  const seesHeld =
    ctx.can('community.moderate') ||
    ctx.viewer.canInCategory('posts.moderate', row.category_id) ||
    (ctx.viewer.userID > 0 && row.insert_user_id === ctx.viewer.userID);
  if (row.is_held && !seesHeld) throw missing();
  return recordOf(recordType, recordID, row);
}

async function refuseDeletedDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const deleted = await ctx.db.row<{ log_id: number }>(
    sql`select log_id from deleted_discussions where discussion_id = ${discussionID}`,
  );
  if (deleted) throw discussionError('discussion.deleted', { discussionID, logID: deleted.log_id });
}

/** Whoever may see it. */
export async function findReactionRecord(
  db: Queryable,
  recordType: ReactionRecordType,
  recordID: number,
): Promise<ReactionRecord | undefined> {
  const row = await db.row<RecordRow>(SELECT[recordType](recordID));
  return row && recordOf(recordType, recordID, row);
}

function recordOf(recordType: ReactionRecordType, recordID: number, row: RecordRow): ReactionRecord {
  return {
    recordType,
    recordID,
    discussionID: row.discussion_id,
    categoryID: row.category_id,
    insertUserID: row.insert_user_id,
  };
}
