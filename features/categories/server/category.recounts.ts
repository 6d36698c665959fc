// Counters of categories, compared with what they count.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';

const counted = sql`
  select c.category_id, coalesce(posts.discussions, 0) as discussions, coalesce(posts.comments, 0) as comments,
    newest.discussion_id as last_discussion_id, newest.last_comment_id, newest.date_last_post
  from categories c
  left join (
    select category_id, count(*)::int as discussions, sum(count_comments)::int as comments
    from discussions where date_held is null group by category_id
  ) posts using (category_id)
  left join lateral (
    select d.discussion_id, d.last_comment_id,
      coalesce((select date_inserted from comments where comment_id = d.last_comment_id), d.date_inserted) as date_last_post
    from discussions d
    where d.category_id = c.category_id and d.date_held is null and d.type <> 'redirect'
    order by d.date_last_comment desc, d.discussion_id desc
    limit 1
  ) newest on true`;

const differs = sql`
  (c.count_discussions, c.count_comments) is distinct from (counted.discussions, counted.comments)
  or (c.last_discussion_id, c.last_comment_id) is distinct from (counted.last_discussion_id, counted.last_comment_id)`;

export const categoryRecount: Recount = {
  name: 'categories',
  run: async (db, isDryRun) => {
    if (isDryRun) {
      return (
        await db.rows(sql`
          select 1 from categories c join (${counted}) counted using (category_id) where ${differs}`)
      ).length;
    }
    return db.execute(sql`
      update categories c set count_discussions = counted.discussions, count_comments = counted.comments,
        last_discussion_id = counted.last_discussion_id, last_comment_id = counted.last_comment_id,
        date_last_post = counted.date_last_post
      from (${counted}) counted
      where c.category_id = counted.category_id and (${differs})`);
  },
};
