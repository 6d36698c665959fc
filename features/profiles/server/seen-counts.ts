// What of members' counters comes from categories that the viewer does not see, or from what moderators hold back.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsNowhere } from '../../categories/server/hidden-redirects.ts';
import type { HiddenPosts } from '../../users/server/counts/user.seen-counts.ts';

export const hiddenDiscussions: HiddenPosts = async (ctx, userIDs) => {
  const visible = await visibleCategories(ctx);
  return counted(
    'discussion',
    sql`
      select p.insert_user_id as user_id, p.discussion_id as record_id, p.date_held is null as is_counted
      from discussions p
      where (not p.category_id = any(${visible.ids}) or ${leadsNowhere(visible, 'p')}
        or (p.date_held is not null and p.date_removed is null))${isOf(userIDs)}`,
  );
};

export const hiddenComments: HiddenPosts = async (ctx, userIDs) => {
  const visible = await visibleCategories(ctx);
  return counted(
    'comment',
    sql`
      select p.insert_user_id as user_id, p.comment_id as record_id,
        p.date_held is null and p.date_tombstoned is null as is_counted
      from comments p join discussions d using (discussion_id)
      where (not d.category_id = any(${visible.ids})
        or ((d.date_held is not null or p.date_held is not null) and d.date_removed is null))
        and d.date_purge is null${isOf(userIDs)}`,
  );
};

const isOf = (userIDs: readonly number[] | undefined): Sql =>
  userIDs ? sql` and p.insert_user_id = any(${userIDs})` : sql.empty;

/** Held and removed posts are counted nowhere, but what was given to them counts as points: for good where they are deleted. */
function counted(recordType: 'discussion' | 'comment', posts: Sql): Sql {
  const count = sql`count(*) filter (where is_counted)::int`;
  const [discussions, comments] = recordType === 'discussion' ? [count, sql`0`] : [sql`0`, count];
  return sql`
    select user_id, ${discussions} as discussions, ${comments} as comments,
      coalesce(sum(given.points), 0)::int as points
    from (${posts}) posts
    left join lateral (
      select sum(r.points) as points from reactions r
      where r.record_type = ${recordType} and r.record_id = posts.record_id
    ) given on true
    group by user_id`;
}
