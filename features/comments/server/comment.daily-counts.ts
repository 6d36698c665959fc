// Comments by day, and how long whoever began a discussion waited for the first comment of somebody else.
import { sql } from '../../../platform/server/db/sql.ts';
import {
  type DailyCount,
  dailyCountSources,
  statisticsSeries,
} from '../../../platform/server/places/daily-counts.ts';

export const commentDailyCounts = dailyCountSources.add({
  id: 'comments',
  names: ['comments'],
  count: (db, from, to) =>
    db.rows<DailyCount>(sql`
      select 'comments' as name, d.category_id, count(*)::float8 as count
      from comments c join discussions d using (discussion_id)
      where c.date_inserted >= ${from} and c.date_inserted < ${to} and c.date_held is null
      group by d.category_id`),
});

/**
 * By the day on which the discussion was begun; of each the first 50 comments are looked at, in the order of their index: with
 * the discussion as a part of it, so that the index of all comments by date will not do, which holds those of others.
 */
export const firstReplyDailyCounts = dailyCountSources.add({
  id: 'firstReplies',
  names: ['replied.1h', 'replied.6h', 'replied.24h', 'replied.7d', 'replied.later', 'replied.notYet'],
  count: (db, from, to) =>
    db.rows<DailyCount>(sql`
      select case
          when waited is null then 'replied.notYet'
          when waited <= interval '1 hour' then 'replied.1h'
          when waited <= interval '6 hours' then 'replied.6h'
          when waited <= interval '24 hours' then 'replied.24h'
          when waited <= interval '7 days' then 'replied.7d'
          else 'replied.later' end as name,
        category_id, count(*)::float8 as count
      from (
        select d.category_id, reply.date_inserted - d.date_inserted as waited
        from discussions d left join lateral (
          select min(early.date_inserted) as date_inserted from (
            select c.date_inserted, c.insert_user_id, c.date_held from comments c
            where c.discussion_id between d.discussion_id and d.discussion_id
            order by c.discussion_id, c.date_inserted, c.comment_id limit 50) early
          where early.insert_user_id <> d.insert_user_id and early.date_held is null) reply on true
        where d.date_inserted >= ${from} and d.date_inserted < ${to} and d.date_held is null) waiting
      group by 1, 2`),
});

export const commentsSeries = statisticsSeries.add({
  id: 'comments',
  position: 40,
  name: 'Comments',
  isByCategory: true,
});
