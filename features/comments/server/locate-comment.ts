// On which page of its discussion a comment stands.
import { notFound } from '../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireComment, seenInDiscussion } from './comment.policy.ts';
import { commentOrder } from './comment-order.ts';

export interface CommentPlace {
  commentID: number;
  discussionID: number;
  page: number;
}

/** Nested threads are paged by their first level; flat ones by every comment. */
export async function locateComment(
  ctx: RequestContext,
  commentID: number,
  limit: number,
  sort = 'dateInserted',
  threadStyle: 'nested' | 'flat' = 'nested',
): Promise<CommentPlace> {
  const comment = await requireComment(ctx, commentID);
  const seen = sql.and([
    sql`c.discussion_id = ${comment.discussion_id}`,
    seenInDiscussion(ctx, comment.category_id),
    threadStyle === 'nested' && sql`c.depth = 1`,
  ]);
  const wanted =
    threadStyle === 'flat'
      ? sql`${commentID}::int`
      : sql`(select top_comment_id from comments where comment_id = ${commentID})`;
  const row = await ctx.db.row<{ place: number }>(
    isByDate(sort) ? countBefore(seen, wanted, sort) : rank(seen, wanted, sort),
  );
  if (!row) throw notFound('Comment');
  return { commentID, discussionID: comment.discussion_id, page: Math.floor(row.place / limit) + 1 };
}

function isByDate(sort: string): boolean {
  return sort === 'dateInserted' || sort === '-dateInserted';
}

/** By the index, without sorting anything. */
function countBefore(seen: Sql, wanted: Sql, sort: string): Sql {
  const before = sql.raw(sort.startsWith('-') ? '>' : '<');
  return sql`
    select count(*) as place from comments c
    where ${seen} and (c.date_inserted, c.comment_id) ${before} (
      select date_inserted, comment_id from comments where comment_id = ${wanted})`;
}

function rank(seen: Sql, wanted: Sql, sort: string): Sql {
  const order = sql.join(
    commentOrder(sort).map(({ column, isDescending }) =>
      sql.raw(`${column} ${isDescending ? 'desc' : 'asc'}`),
    ),
  );
  return sql`
    select place from (
      select c.comment_id, row_number() over (order by ${order}) - 1 as place from comments c where ${seen}
    ) ranked where comment_id = ${wanted}`;
}
