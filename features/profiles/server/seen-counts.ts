// A member's counters count everything they wrote. A viewer is told of what they may see: a number that rises
// without anything to see tells of a hidden place.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import type { UserRow } from '../../users/server/user.queries.ts';

interface Hidden {
  discussions: number;
  comments: number;
  points: number;
}

export async function asSeen(ctx: RequestContext, row: UserRow): Promise<UserRow> {
  const visible = await visibleCategories(ctx);
  if (visible.isAll) return row;
  const hidden = await ctx.db.row<Hidden>(sql`
    with posts as (
      select 'discussion' as record_type, discussion_id as record_id from discussions
      where insert_user_id = ${row.user_id} and not category_id = any(${visible.ids})
      union all
      select 'comment', c.comment_id from comments c join discussions d using (discussion_id)
      where c.insert_user_id = ${row.user_id} and not d.category_id = any(${visible.ids})
    )
    select count(*) filter (where record_type = 'discussion') as discussions,
      count(*) filter (where record_type = 'comment') as comments,
      (select coalesce(sum(t.points), 0) from posts join reactions using (record_type, record_id)
        join reaction_types t using (urlcode)) as points
    from posts`);
  return {
    ...row,
    count_discussions: row.count_discussions - (hidden?.discussions ?? 0),
    count_comments: row.count_comments - (hidden?.comments ?? 0),
    points: row.points - (hidden?.points ?? 0),
  };
}
