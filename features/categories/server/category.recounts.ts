// Counters of categories, compared with what they count.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';
import { inBatches, type OfRows, recountOf } from '../../../platform/server/feature/recount.ts';

export const categoryRecount = recountOf({
  name: 'categories',
  title: ({ t }) => t('Discussions and comments in categories'),
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

const wrongFollowers = (of: OfRows) => sql`
  select category_id, coalesce(following.count, 0) as count
  from (
    select category_id, count(*)::int as count from category_follows where ${of('category_id')} group by 1
  ) following full join (
    select category_id, count from category_follower_counts where ${of('category_id')}
  ) counted using (category_id)
  where coalesce(following.count, 0) <> coalesce(counted.count, 0)`;

export const followerRecount: Recount = {
  name: 'followers of categories',
  title: ({ t }) => t('Followers of categories'),
  run: (db, isDryRun) =>
    inBatches(db, isDryRun, { wrong: wrongFollowers, id: 'category_id' }, async (tx, ids) => {
      await tx.execute(sql`
        select from category_follower_counts where category_id = any(${ids}) order by category_id for no key update`);
      return tx.execute(sql`
        insert into category_follower_counts (category_id, count)
        select category_id, count from (${wrongFollowers((column) => sql`${sql.raw(column)} = any(${ids})`)}) wrong
        on conflict (category_id) do update set count = excluded.count`);
    }),
};
