// What is kept beside comments, compared with the comments.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';

/** `wrong` yields the key and the right values; `update` takes them from it. */
function recount(name: string, wrong: Sql, update: Sql): Recount {
  return {
    name,
    run: async (db: Queryable, isDryRun) => {
      if (!isDryRun) return db.execute(sql`with wrong as (${wrong}) ${update}`);
      return (
        (await db.row<{ count: number }>(sql`select count(*) as count from (${wrong}) wrong`))?.count ?? 0
      );
    },
  };
}

const children = recount(
  'comments.count_child_comments',
  sql`
    select c.comment_id, coalesce(counted.count, 0) as count
    from comments c
    left join (
      select parent_comment_id, count(*)::int as count from comments
      where parent_comment_id is not null and date_held is null group by 1
    ) counted on counted.parent_comment_id = c.comment_id
    where c.count_child_comments <> coalesce(counted.count, 0)`,
  sql`
    update comments c set count_child_comments = wrong.count from wrong where c.comment_id = wrong.comment_id`,
);

const topComments = recount(
  'discussions.count_top_comments',
  sql`
    select d.discussion_id, coalesce(counted.count, 0) as count
    from discussions d
    left join (
      select discussion_id, count(*)::int as count from comments where depth = 1 and date_held is null group by 1
    ) counted using (discussion_id)
    where d.count_top_comments <> coalesce(counted.count, 0)`,
  sql`
    update discussions d set count_top_comments = wrong.count
    from wrong where d.discussion_id = wrong.discussion_id`,
);

/** Numbers are never given twice. */
const numbers = recount(
  'discussions.next_comment_number',
  sql`
    select d.discussion_id, highest.number + 1 as next_number
    from discussions d
    join (select discussion_id, max(number) as number from comments group by 1) highest using (discussion_id)
    where d.next_comment_number <= highest.number`,
  sql`
    update discussions d set next_comment_number = wrong.next_number
    from wrong where d.discussion_id = wrong.discussion_id`,
);

const lastComments = recount(
  'discussions.last_comment_id',
  sql`
    select d.discussion_id, last.comment_id, coalesce(last.insert_user_id, d.insert_user_id) as user_id,
      last.date_inserted
    from discussions d
    left join (
      select distinct on (discussion_id) discussion_id, comment_id, insert_user_id, date_inserted from comments
      where date_held is null order by discussion_id, date_inserted desc, comment_id desc
    ) last using (discussion_id)
    where d.last_comment_id is distinct from last.comment_id
      or d.last_user_id <> coalesce(last.insert_user_id, d.insert_user_id)`,
  sql`
    update discussions d set last_comment_id = wrong.comment_id, last_user_id = wrong.user_id,
      date_last_comment = case when d.date_sunk is null
        then coalesce(wrong.date_inserted, d.date_inserted) else d.date_last_comment end
    from wrong where d.discussion_id = wrong.discussion_id`,
);

export const commentRecounts: Recount[] = [children, topComments, numbers, lastComments];
