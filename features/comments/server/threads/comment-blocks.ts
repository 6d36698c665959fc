// Where a page of a long discussion begins, and where a comment stands in it, without reading what stands before: by
// blocks of comments whose numbers triggers keep (migrations/20261126215000_comment_blocks.sql).
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { heldSeenBy, seenInDiscussion } from '../comment.policy.ts';
import type { CountedPlace, Levels } from '../count-seen.ts';

export interface BlockStart {
  comment_id: number;
  /** With its microseconds. */
  moment: string;
  /** Comments before it that the viewer sees, oldest first. */
  before: number;
}

/** The last block that begins at this place or before; undefined where the discussion is short. */
export function blockAt(
  ctx: RequestContext,
  place: CountedPlace,
  levels: Levels,
  offset: number,
): Promise<BlockStart | undefined> {
  return ctx.db.row<BlockStart>(sql`
    select * from (${blocks(ctx, place, levels)}) blocks where before <= ${offset}
    order by before desc, first_date desc, comment_id desc limit 1`);
}

/** Comments `c` from there on. */
export function isFrom({ moment, comment_id }: BlockStart): Sql {
  return sql`(c.date_inserted, c.comment_id) >= (${moment}::timestamptz, ${comment_id}::int)`;
}

/** How many comments that the viewer sees stand before this one, oldest first: of the first level, before the one above it. */
export async function countBefore(
  ctx: RequestContext,
  place: CountedPlace,
  levels: Levels,
  commentID: number,
): Promise<number> {
  const row = await ctx.db.row<{ place: number }>(sql`
    with wanted as materialized (
      select top.date_inserted, top.comment_id from comments c
      join comments top on top.comment_id = ${levels === 'first level' ? sql`c.top_comment_id` : sql`c.comment_id`}
      where c.comment_id = ${commentID}
    ), block as materialized (
      select * from (${blocks(ctx, place, levels)}) blocks
      where (first_date, comment_id) <= (select date_inserted, comment_id from wanted)
      order by first_date desc, comment_id desc limit 1
    )
    select coalesce((select before from block), 0) + (
      select count(*) from comments c
      where ${sql.and([
        sql`c.discussion_id = ${place.discussion_id}`,
        seenInDiscussion(ctx, place.category_id),
        levels === 'first level' && sql`c.depth = 1`,
        sql`(c.date_inserted, c.comment_id) >= (coalesce((select first_date from block), '-infinity'), coalesce((select comment_id from block), 0))`,
        sql`(c.date_inserted, c.comment_id) < (select date_inserted, comment_id from wanted)`,
      ])}
    ) as place`);
  return row?.place ?? 0;
}

function blocks(ctx: RequestContext, { discussion_id, category_id }: CountedPlace, levels: Levels): Sql {
  const isFirst = levels === 'first level';
  const seesHeld = heldSeenBy(ctx, category_id);
  const count = sql.raw(isFirst ? 'count_top' : 'count');
  const held = sql.raw(isFirst ? 'held_top' : 'held');
  const counted = seesHeld === 'all' ? sql`${count} + ${held}` : count;
  // One's own are few beside all that wait.
  const own = sql`(
    select count(*) from comments c
    where ${sql.and([
      sql`c.discussion_id = ${discussion_id} and c.date_held is not null and c.insert_user_id = ${ctx.viewer.userID}`,
      isFirst && sql`c.depth = 1`,
    ])} and (c.date_inserted, c.comment_id) < (first_date, first_id))`;
  return sql`
    select first_date, first_date::text as moment, first_id as comment_id,
      (sum(${counted}) over (order by first_date, first_id) - (${counted}) + ${seesHeld === 'own' ? own : sql`0`})::int as before
    from comment_blocks where discussion_id = ${discussion_id}`;
}
