// What is stored beside comments, compared with the comments.
import { sql } from '../../../platform/server/db/sql.ts';
import { recountOf } from '../../../platform/server/feature/recount.ts';

const children = recountOf({
  name: 'comments.count_child_comments',
  table: 'comments',
  idColumn: 'comment_id',
  wrong: (of) => sql`
    select c.comment_id, coalesce(counted.count, 0) as count
    from comments c
    left join (
      select parent_comment_id, count(*)::int as count from comments
      where parent_comment_id is not null and date_held is null and ${of('parent_comment_id')} group by 1
    ) counted on counted.parent_comment_id = c.comment_id
    where c.count_child_comments <> coalesce(counted.count, 0) and ${of('c.comment_id')}`,
  set: sql`count_child_comments = wrong.count`,
});

const OF_DISCUSSIONS = { table: 'discussions', idColumn: 'discussion_id' };

const topComments = recountOf({
  ...OF_DISCUSSIONS,
  name: 'discussions.count_top_comments',
  wrong: (of) => sql`
    select d.discussion_id, coalesce(counted.count, 0) as count
    from discussions d
    left join (
      select discussion_id, count(*)::int as count from comments
      where depth = 1 and date_held is null and ${of('discussion_id')} group by 1
    ) counted using (discussion_id)
    where d.count_top_comments <> coalesce(counted.count, 0) and ${of('d.discussion_id')}`,
  set: sql`count_top_comments = wrong.count`,
});

/** Numbers are never given twice. */
const numbers = recountOf({
  ...OF_DISCUSSIONS,
  name: 'discussions.next_comment_number',
  wrong: (of) => sql`
    select d.discussion_id, highest.number + 1 as next_number
    from discussions d
    join (
      select discussion_id, max(number) as number from comments where ${of('discussion_id')} group by 1
    ) highest using (discussion_id)
    where d.next_comment_number <= highest.number and ${of('d.discussion_id')}`,
  set: sql`next_comment_number = wrong.next_number`,
});

const lastComments = recountOf({
  ...OF_DISCUSSIONS,
  name: 'discussions.last_comment_id',
  wrong: (of) => sql`
    select d.discussion_id, last.comment_id, coalesce(last.insert_user_id, d.insert_user_id) as user_id,
      case when d.date_sunk is null
        then coalesce(last.date_inserted, d.date_inserted) else d.date_last_comment end as date_last_comment
    from discussions d
    left join (
      select distinct on (discussion_id) discussion_id, comment_id, insert_user_id, date_inserted from comments
      where date_held is null and ${of('discussion_id')}
      order by discussion_id, date_inserted desc, comment_id desc
    ) last using (discussion_id)
    where ${of('d.discussion_id')} and (d.last_comment_id is distinct from last.comment_id
      or d.last_user_id <> coalesce(last.insert_user_id, d.insert_user_id))`,
  set: sql`last_comment_id = wrong.comment_id, last_user_id = wrong.user_id,
    date_last_comment = wrong.date_last_comment`,
});

export const commentRecounts = [children, topComments, numbers, lastComments];
