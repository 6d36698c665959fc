// What of members' counters comes from categories that the viewer does not see.
import { sql } from '../../../platform/server/db/sql.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsNowhere } from '../../categories/server/hidden-redirects.ts';
import type { HiddenPosts } from '../../users/server/counts/user.seen-counts.ts';

/** Held and removed posts are counted nowhere, but what was given to them counts as points. */
export const postsInHiddenCategories: HiddenPosts = async (ctx, userIDs) => {
  const visible = await visibleCategories(ctx);
  const isTheirs = userIDs ? sql` and p.insert_user_id = any(${userIDs})` : sql.empty;
  return sql`
    select user_id,
      count(*) filter (where is_counted and record_type = 'discussion')::int as discussions,
      count(*) filter (where is_counted and record_type = 'comment')::int as comments,
      coalesce(sum(given.points), 0)::int as points
    from (
      select p.insert_user_id as user_id, 'discussion' as record_type, p.discussion_id as record_id,
        p.date_held is null as is_counted
      from discussions p
      where (not p.category_id = any(${visible.ids}) or ${leadsNowhere(visible, 'p')})${isTheirs}
      union all
      select p.insert_user_id, 'comment', p.comment_id, p.date_held is null and p.date_tombstoned is null
      from comments p join discussions d using (discussion_id)
      where not d.category_id = any(${visible.ids}) and d.date_purge is null${isTheirs}
    ) posts
    left join lateral (
      select sum(r.points) as points from reactions r
      where r.record_type = posts.record_type and r.record_id = posts.record_id
    ) given on true
    group by user_id`;
};
