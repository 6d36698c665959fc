// What is stored beside comments, compared with the comments.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';
import { inBatches, type OfRows, recountOf } from '../../../platform/server/feature/recount.ts';
import { lockDiscussions } from '../../discussions/server/discussion.rows.ts';

const children = recountOf({
  name: 'comments.count_child_comments',
  title: ({ t }) => t('Replies to a comment itself'),
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

const descendants = recountOf({
  name: 'comments.count_descendant_comments',
  title: ({ t }) => t('Replies below a comment, at any depth'),
  table: 'comments',
  idColumn: 'comment_id',
  wrong: (of) => sql`
    with recursive below as (
      select parent_comment_id as root_id, comment_id, date_held is null as stands from comments
      where parent_comment_id is not null and ${of('parent_comment_id')}
      union all
      select below.root_id, c.comment_id, c.date_held is null
      from below join comments c on c.parent_comment_id = below.comment_id
    ), counted as (
      select root_id, count(*) filter (where stands)::int as count from below group by 1
    )
    select c.comment_id, coalesce(counted.count, 0) as count
    from comments c left join counted on counted.root_id = c.comment_id
    where c.count_descendant_comments <> coalesce(counted.count, 0) and ${of('c.comment_id')}`,
  set: sql`count_descendant_comments = wrong.count`,
});

const OF_DISCUSSIONS = { table: 'discussions', idColumn: 'discussion_id' };

const topComments = recountOf({
  ...OF_DISCUSSIONS,
  name: 'discussions.count_top_comments',
  title: ({ t }) => t('Comments on a discussion itself'),
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
  title: ({ t }) => t('The number of the next comment'),
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
  title: ({ t }) => t('Last comments of discussions'),
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

/** Cut anew where one is wrong. */
const blocks: Recount = {
  name: 'comments.blocks',
  title: ({ t }) => t('Places of comments in long threads'),
  run: (db, isDryRun) =>
    inBatches(db, isDryRun, { wrong: wrongBlocks, id: 'discussion_id' }, async (tx, ids) => {
      await lockDiscussions(tx, ids);
      const wrong = await tx.rows<{ discussion_id: number }>(
        wrongBlocks((column) => sql`${sql.raw(column)} = any(${ids})`),
      );
      const wrongIDs = wrong.map((row) => row.discussion_id);
      await tx.execute(sql`delete from comment_blocks where discussion_id = any(${wrongIDs})`);
      await tx.execute(sql`select begin_comment_blocks(id) from unnest(${wrongIDs}::int[]) id`);
      return wrongIDs.length;
    }),
};

function wrongBlocks(of: OfRows): Sql {
  return sql`
    select b.discussion_id
    from (
      select *, lead(first_date, 1, 'infinity') over starts as next_date, lead(first_id, 1, 0) over starts as next_id
      from comment_blocks where ${of('discussion_id')}
      window starts as (partition by discussion_id order by first_date, first_id)
    ) b
    cross join lateral (
      select count(*) filter (where date_held is null) as count,
        count(*) filter (where date_held is null and depth = 1) as count_top,
        count(*) filter (where date_held is not null) as held,
        count(*) filter (where date_held is not null and depth = 1) as held_top
      from comments c
      where c.discussion_id = b.discussion_id and (c.date_inserted, c.comment_id) >= (b.first_date, b.first_id)
        and (c.date_inserted, c.comment_id) < (b.next_date, b.next_id)
    ) counted
    where (b.count, b.count_top, b.held, b.held_top)
      <> (counted.count, counted.count_top, counted.held, counted.held_top)
    group by 1
    union all
    select d.discussion_id from discussions d
    where d.next_comment_number > 501 and ${of('d.discussion_id')}
      and not exists (select from comment_blocks b where b.discussion_id = d.discussion_id)
      and exists (select from comments c where c.discussion_id = d.discussion_id offset 500)`;
}

export const commentRecounts = [children, descendants, topComments, numbers, lastComments, blocks];
