// Comments that were deleted, or emptied because others had answered them: who did it and when, and what they said.
import { renderInWorker } from '../../../platform/server/content/render-in-worker.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import type { DeletedComment } from '../post-history.contract.ts';

interface DeletedRow {
  comment_id: number;
  parent_comment_id: number | null;
  is_tombstone: boolean;
  body: string | null;
  format: string | null;
  insert_user_id: number;
  date_inserted: string;
  delete_user_id: number | null;
  date_deleted: string;
}

/** Of both kinds so many are read as may be shown. */
export async function listDeleted(
  ctx: RequestContext,
  discussionID: number,
  { page, limit }: { page: number; limit: number },
): Promise<{ comments: DeletedComment[]; total: number }> {
  const most = sql.integer(page * limit);
  const [rows, counted] = await Promise.all([
    ctx.db.rows<DeletedRow>(sql`
      select * from (
        (select comment_id, (record->>'parent_comment_id')::int as parent_comment_id, false as is_tombstone,
           record->>'body' as body, record->>'format' as format, (record->>'insert_user_id')::int as insert_user_id,
           (record->>'date_inserted')::timestamptz as date_inserted, delete_user_id, date_deleted
         from deleted_comments where discussion_id = ${discussionID}
         order by date_deleted desc, comment_id desc limit ${most})
        union all
        (select c.comment_id, c.parent_comment_id, true, r.body, r.format, c.insert_user_id, c.date_inserted,
           c.tombstone_user_id, c.date_tombstoned
         from comments c left join lateral (
           select body, format from post_revisions
           where record_type = 'comment' and record_id = c.comment_id order by post_revision_id desc limit 1
         ) r on true
         where c.discussion_id = ${discussionID} and c.date_tombstoned is not null
         order by c.date_tombstoned desc, c.comment_id desc limit ${most})
      ) deleted
      order by date_deleted desc, comment_id desc
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
    ctx.db.row<{ count: number }>(sql`
      select (select count(*) from deleted_comments where discussion_id = ${discussionID})::int
        + (select count(*) from comments where discussion_id = ${discussionID} and date_tombstoned is not null)::int as count`),
  ]);
  return { comments: await presentDeleted(ctx, discussionID, rows), total: counted?.count ?? 0 };
}

async function presentDeleted(
  ctx: RequestContext,
  discussionID: number,
  rows: readonly DeletedRow[],
): Promise<DeletedComment[]> {
  const users = await userFragments(
    ctx,
    rows.flatMap((row) => [row.insert_user_id, row.delete_user_id ?? 0]),
  );
  const userOf = (userID: number) => users.get(userID) as DeletedComment['insertUser'];
  const comments: DeletedComment[] = [];
  for (const row of rows)
    comments.push({
      commentID: row.comment_id,
      discussionID,
      parentCommentID: row.parent_comment_id,
      isTombstone: row.is_tombstone,
      body: await htmlOf(ctx, row),
      insertUserID: row.insert_user_id,
      insertUser: userOf(row.insert_user_id),
      dateInserted: row.date_inserted,
      deleteUserID: row.delete_user_id ?? 0,
      deleteUser: userOf(row.delete_user_id ?? 0),
      dateDeleted: row.date_deleted,
    });
  return comments;
}

async function htmlOf(ctx: RequestContext, { body, format }: DeletedRow): Promise<string> {
  if (!body || !format) return '';
  return (await renderInWorker(body, format, { siteUrl: ctx.site.url })).html;
}
