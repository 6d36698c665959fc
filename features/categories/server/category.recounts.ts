// Counters of categories, compared with what they count.
import { sql } from '../../../platform/server/db/sql.ts';
import { recountOf } from '../../../platform/server/feature/recount.ts';

export const categoryRecount = recountOf({
  name: 'categories',
  table: 'categories',
  idColumn: 'category_id',
  wrong: (of) => sql`
    select c.category_id, coalesce(posts.discussions, 0) as discussions, coalesce(posts.comments, 0) as comments,
      newest.discussion_id as last_discussion_id, newest.last_comment_id, newest.date_last_post
    from categories c
    left join (
      select category_id, count(*)::int as discussions, sum(count_comments)::int as comments
      from discussions where date_held is null and ${of('category_id')} group by category_id
    ) posts using (category_id)
    left join lateral (
      select d.discussion_id, d.last_comment_id,
        coalesce((select date_inserted from comments where comment_id = d.last_comment_id), d.date_inserted) as date_last_post
      from discussions d
      where d.category_id = c.category_id and d.date_held is null and d.type <> 'redirect'
      order by d.date_last_comment desc, d.discussion_id desc
      limit 1
    ) newest on true
    where ${of('c.category_id')} and (
      (c.count_discussions, c.count_comments)
        is distinct from (coalesce(posts.discussions, 0), coalesce(posts.comments, 0))
      or (c.last_discussion_id, c.last_comment_id) is distinct from (newest.discussion_id, newest.last_comment_id))`,
  set: sql`count_discussions = wrong.discussions, count_comments = wrong.comments,
    last_discussion_id = wrong.last_discussion_id, last_comment_id = wrong.last_comment_id,
    date_last_post = wrong.date_last_post`,
});
