// A member's counters count everything they wrote. A viewer gets the count of what they may see: a number that rises
// without anything to see reveals a hidden place.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { UserRow } from '../user.queries.ts';

/**
 * What of members' counters comes from places the viewer does not see: rows of `user_id, discussions, comments,
 * points`, of these members or of all. Nothing where the viewer sees everything.
 */
export type HiddenPosts = (ctx: RequestContext, userIDs?: readonly number[]) => Promise<Sql | undefined>;

export const hiddenPosts = new ExtensionPoint<HiddenPosts>();

/** One row for each member of whom something is hidden. */
export async function hiddenPostsOf(
  ctx: RequestContext,
  userIDs?: readonly number[],
): Promise<Sql | undefined> {
  const sources = await Promise.all(hiddenPosts.of(ctx).map((source) => source(ctx, userIDs)));
  const known = sources.filter((source) => source !== undefined);
  if (known.length === 0) return undefined;
  return sql`
    select user_id, sum(discussions)::int as discussions, sum(comments)::int as comments, sum(points)::int as points
    from (${sql.join(known, ' union all ')}) hidden group by user_id`;
}

interface HiddenRow {
  user_id: number;
  discussions: number;
  comments: number;
  points: number;
}

/** The same members, with the numbers that the viewer may know: one statement for all. */
export async function asSeen(ctx: RequestContext, rows: readonly UserRow[]): Promise<UserRow[]> {
  const hidden =
    rows.length === 0
      ? undefined
      : await hiddenPostsOf(
          ctx,
          rows.map((row) => row.user_id),
        );
  if (!hidden) return [...rows];
  const found = new Map((await ctx.db.rows<HiddenRow>(hidden)).map((row) => [row.user_id, row]));
  return rows.map((row) => {
    const { discussions = 0, comments = 0, points = 0 } = found.get(row.user_id) ?? {};
    return {
      ...row,
      count_discussions: Math.max(0, row.count_discussions - discussions),
      count_comments: Math.max(0, row.count_comments - comments),
      points: row.points - points,
    };
  });
}
