// How many comments of a discussion a viewer may see: by the discussion's own counters, so that a long thread costs
// no more than a short one.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { seenInDiscussion } from './comment.policy.ts';
import type { ThreadPlace } from './comment-thread.queries.ts';

export async function countSeen(
  ctx: RequestContext,
  { discussion_id, category_id }: ThreadPlace,
  levels: 'first level' | 'all levels',
): Promise<number> {
  const isFirst = levels === 'first level';
  const counter = sql.raw(isFirst ? 'count_top_comments' : 'count_comments');
  // The counters leave out what is held.
  const held = ctx.viewer.isGuest
    ? sql`0`
    : sql`(
        select count(*) from comments c
        where ${sql.and([
          sql`c.discussion_id = ${discussion_id} and c.date_held is not null`,
          isFirst && sql`c.depth = 1`,
          seenInDiscussion(ctx, category_id),
        ])})`;
  const row = await ctx.db.row<{ total: number }>(
    sql`select ${counter} + ${held} as total from discussions where discussion_id = ${discussion_id}`,
  );
  return row?.total ?? 0;
}
