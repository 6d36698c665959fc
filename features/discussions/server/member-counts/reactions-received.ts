// How often each reaction was given to the posts of members: a sum over their categories, however much they wrote.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { placesOfMoving } from './moving-discussions.ts';

const PREFIX = 'reaction:';

/** Most first. `categoryIDs`: those that the viewer sees; what stands elsewhere, or is held, is left out. */
export function reactionsReceived(
  db: Queryable,
  userIDs: readonly number[],
  categoryIDs: readonly number[],
): Promise<{ user_id: number; urlcode: string; count: number }[]> {
  const isOf = sql`user_id = ${sql.anyOf(userIDs)} and is_reaction(source) and not is_held`;
  return db.rows(sql`
    select user_id, substr(source, ${sql.integer(PREFIX.length + 1)}) as urlcode, sum(count)::int as count
    from (
      select user_id, source, category_id, target_category_id, points as count from member_post_counts where ${isOf}
      union all
      select user_id, source, category_id, target_category_id, points from member_post_count_changes where ${isOf}
      union all
      select given.user_id, given.source, place.category_id, place.category_id, place.direction * given.count
      from ${placesOfMoving}
      cross join lateral (
        select * from comment_reactions_of(d.discussion_id, earlier.after_number, earlier.last_number) where ${isOf}
      ) given
      where place.state = 'standing'
    ) received
    where category_id = any(${categoryIDs}) and target_category_id = any(${categoryIDs})
    group by 1, 2 having sum(count) > 0
    order by 3 desc, 2`);
}
