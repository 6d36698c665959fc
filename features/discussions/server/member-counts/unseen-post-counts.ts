// What of a member's posts and points stands where not every new member sees it, for statements that have no viewer.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { SeenByMembers } from '../../../../platform/server/permissions/seen-by-members.ts';

/** One row of `discussions, comments, points`. Comments of a long discussion that moves count where they were until a job comes to them. */
export const unseenPostCounts = (userID: Sql, { isSeenElsewhere, exceptions }: SeenByMembers): Sql => sql`
  select coalesce(sum(w.discussions), 0)::int as discussions, coalesce(sum(w.comments), 0)::int as comments,
    coalesce(sum(w.points), 0)::int as points
  from (
    select category_id, target_category_id, is_held, discussions, comments, points from member_post_counts
    where user_id = ${userID} and not is_reaction(source)
    union all
    select category_id, target_category_id, is_held, discussions, comments, points from member_post_count_changes
    where user_id = ${userID} and not is_reaction(source)
  ) w
  where w.is_held or w.target_category_id = 0
    or (w.category_id = any(${exceptions}::int[])) = ${isSeenElsewhere}
    or (w.target_category_id = any(${exceptions}::int[])) = ${isSeenElsewhere}`;
