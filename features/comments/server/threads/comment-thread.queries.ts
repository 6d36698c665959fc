// The first level of a thread: ids and authors, without texts.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { seenInDiscussion } from '../comment.policy.ts';
import { commentOrder, isByDate } from '../comment-order.ts';
import { countSeen, lastCountOfFirstLevel, seenCount } from '../count-seen.ts';
import type { ReplyNode } from './build-thread.ts';
import { blockAt, isFrom } from './comment-blocks.ts';
import { type Amid, pageAndTotal, type Scan } from './nearer-end.ts';

/** The discussion of a thread that the viewer may see. */
export interface ThreadPlace {
  discussion_id: number;
  category_id: number;
  name: string;
  type: string;
}

export const replyNode = sql.raw(`
  c.comment_id, c.xmin as version, c.parent_comment_id, c.depth, c.count_child_comments, c.score,
  c.date_held is not null as is_held,
  case when c.date_tombstoned is null then c.insert_user_id else 0 end as insert_user_id`);

/** Comments `c` of it. */
export function seen(ctx: RequestContext, discussion: ThreadPlace): Sql {
  return sql.and([
    sql`c.discussion_id = ${discussion.discussion_id}`,
    seenInDiscussion(ctx, discussion.category_id),
  ]);
}

/** A page of the first level, and how long that is. */
export async function pageOfTopLevel(
  ctx: RequestContext,
  discussion: ThreadPlace,
  query: { sort: string; page: number; limit: number; offset: number | undefined },
): Promise<{ rows: ReplyNode[]; total: number }> {
  const total = seenCount(ctx, discussion, 'first level');
  let known: number | undefined;
  const find = async (scan: Scan): Promise<ReplyNode[]> => {
    const rows = await ctx.db.rows<ReplyNode & { total: number }>(
      sql.plannedOnce(sql`
      select ${replyNode}, ${total} as total from comments c
      where ${sql.and([seen(ctx, discussion), sql`c.depth = 1`, scan.from && isFrom(scan.from)])}
      order by ${scan.orderBy} limit ${scan.limit} offset ${scan.offset}`),
    );
    known = rows[0]?.total;
    return scan.isFromEnd ? rows.reverse() : rows;
  };
  const amid: Amid = isByDate(query.sort)
    ? (offset) => blockAt(ctx, discussion, 'first level', offset)
    : 'refuse';
  const pageBy = (count: () => Promise<number>) =>
    pageAndTotal(query, commentOrder(query.sort), { find, count, amid });
  let expected: number | undefined;
  const expect = async () => {
    expected = await lastCountOfFirstLevel(ctx, discussion);
    return expected;
  };
  const page = await pageBy(async () => known ?? expect());
  // Rows from the end are others where the number was another one.
  if (expected === undefined || expected === known) return page;
  return pageBy(async () => known ?? countSeen(ctx, discussion, 'first level'));
}
