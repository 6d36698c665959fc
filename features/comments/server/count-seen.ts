// How many comments of a discussion a viewer may see: by the discussion's own counters, so that a long thread costs
// no more than a short one.

import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { heldSeenBy, seenInDiscussion, seesOnlyWhatStands } from './comment.policy.ts';

export type Levels = 'first level' | 'all levels';

export interface CountedPlace {
  discussion_id: number;
  category_id: number;
}

/** The number, to be selected beside something else. */
export function seenCount(
  ctx: RequestContext,
  { discussion_id, category_id }: CountedPlace,
  levels: Levels,
): Sql {
  const isFirst = levels === 'first level';
  const counter = sql.raw(isFirst ? 'count_top_comments' : 'count_comments');
  const whose = heldSeenBy(ctx, category_id);
  // However many wait, blocks know it; a discussion without blocks is short, and one's own are few.
  const inBlocks =
    whose === 'all'
      ? sql`(select sum(case when ${isFirst} then held_top else held end)::int
          from comment_blocks where discussion_id = ${discussion_id})`
      : sql`null::int`;
  // The counters leave out what is held.
  const held =
    whose === 'none'
      ? sql`0`
      : sql`coalesce(${inBlocks}, (
          select count(*) from comments c
          where ${sql.and([
            sql`c.discussion_id = ${discussion_id} and c.date_held is not null`,
            isFirst && sql`c.depth = 1`,
            seenInDiscussion(ctx, category_id),
          ])}))`;
  return sql`(select ${counter} + ${held} from discussions where discussion_id = ${discussion_id})`;
}

export async function countSeen(ctx: RequestContext, place: CountedPlace, levels: Levels): Promise<number> {
  const row = await ctx.db.row<{ total: number | null }>(
    sql`select ${seenCount(ctx, place, levels)} as total`,
  );
  return row?.total ?? 0;
}

const counts: RowKind<{ discussion_id: number; total: number }> = {
  name: 'comments of the first level',
  idOf: (row) => row.discussion_id,
  tagsOf: (row) => [cacheTag.discussion(row.discussion_id)],
  read: (ctx, ids) =>
    ctx.db.rows(sql`
      select discussion_id, count_top_comments as total from discussions where discussion_id = any(${ids})`),
};

/** How many there were when somebody last looked: good to begin with, by whoever gets the number with the rows. */
export async function lastCountOfFirstLevel(ctx: RequestContext, place: CountedPlace): Promise<number> {
  // What is held is not among the counters.
  if (!seesOnlyWhatStands(ctx, place.category_id)) return countSeen(ctx, place, 'first level');
  const [row] = await cachedRows(ctx, counts, [place.discussion_id]);
  return row?.total ?? 0;
}
