// What of members' posts and points stands where the viewer does not see it: in categories closed to them, held back, or a
// redirect to such a place. A sum over categories, however much somebody wrote.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { placesOfMoving } from './moving-discussions.ts';

/**
 * Rows of `user_id, discussions, comments, points`, of these members or of all. `source`: posts themselves with reactions
 * to them, or points that an add-on gave by `givePostPoints`.
 */
export async function hiddenPostCounts(
  ctx: RequestContext,
  source: string,
  userIDs: readonly number[] | undefined,
): Promise<Sql> {
  const { ids } = await visibleCategories(ctx);
  const isOf = sql`source = ${source}${userIDs ? sql` and user_id = any(${userIDs})` : sql.empty}`;
  return sql`
    select user_id, sum(discussions)::int as discussions, sum(comments)::int as comments, sum(points)::int as points
    from (
      select user_id, category_id, target_category_id, is_held, discussions, comments, points
      from member_post_counts where ${isOf}
      union all
      select user_id, category_id, target_category_id, is_held, discussions, comments, points
      from member_post_count_changes where ${isOf}
      union all ${movingComments(isOf)}
    ) posts
    where is_held or not category_id = any(${ids}) or not target_category_id = any(${ids})
    group by user_id`;
}

/** How many discussions of one member the viewer does not see: comments need not be looked at for it. */
export async function hiddenDiscussionCount(ctx: RequestContext, userID: number): Promise<Sql> {
  const { ids } = await visibleCategories(ctx);
  return sql`(
    select coalesce(sum(discussions), 0)::int from (${discussionsOf(userID)}) written
    where not category_id = any(${ids}) or not target_category_id = any(${ids}))`;
}

/** How many they see, of some categories or of all, without those that are held. */
export async function countSeenDiscussions(
  ctx: RequestContext,
  userID: number,
  categoryIDs: readonly number[] | undefined,
): Promise<number> {
  const { ids } = await visibleCategories(ctx);
  const row = await ctx.db.row<{ total: number }>(sql`
    select greatest(0, coalesce(sum(discussions), 0))::int as total from (${discussionsOf(userID)}) written
    where category_id = ${sql.anyOf(categoryIDs ?? ids)} and target_category_id = ${sql.anyOf(ids)}`);
  return row?.total ?? 0;
}

function discussionsOf(userID: number): Sql {
  const counts = (table: 'member_post_counts' | 'member_post_count_changes') => sql`
    select category_id, target_category_id, discussions from ${sql.raw(table)}
    where user_id = ${userID} and source = 'posts' and discussions <> 0`;
  return sql`${counts('member_post_counts')} union all ${counts('member_post_count_changes')}`;
}

/** How many comments of one member the viewer sees, however many there are. */
export async function countSeenComments(ctx: RequestContext, userID: number): Promise<number> {
  const hidden = await hiddenPostCounts(ctx, 'posts', [userID]);
  const row = await ctx.db.row<{ total: number }>(sql`
    select greatest(0, u.count_comments - coalesce(hidden.comments, 0)) as total
    from users u left join (${hidden}) hidden using (user_id) where u.user_id = ${userID}`);
  return row?.total ?? 0;
}

/** Those of long discussions whose place changed a moment ago count where they are, whether or not a job came to them yet. */
function movingComments(isOf: Sql): Sql {
  return sql`
    select counted.user_id, place.category_id, place.category_id, counts_as_held(place.state, counted.is_held), 0,
      place.direction * counted.comments, place.direction * counted.points
    from ${placesOfMoving}
    cross join lateral (
      select * from comment_counts_of(d.discussion_id, earlier.after_number, earlier.last_number) where ${isOf}
    ) counted
    where place.state <> 'gone'`;
}
