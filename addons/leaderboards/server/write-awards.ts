// What records bring is read anew and stored; the difference goes into the totals, in the same statement. So it does not matter
// how often, in which order and by how many at once it is done: the last one to read finds what stands.
import { type AwardSource, type Queryable, type RowOf, recordset, sql } from '@parley/addon-api';
import { isCurrent, periodsOf } from './periods.ts';

const COLUMNS = {
  record_id: 'int',
  discussion_id: 'int',
  user_id: 'int',
  day: 'text',
  category_id: 'int',
  points: 'int',
} as const;

/** In a transaction of its own, of some records at most. Answers how many totals it changed. */
export async function writeAwards(
  tx: Queryable,
  { name, awards }: Pick<AwardSource, 'name' | 'awards'>,
  recordIDs: readonly number[],
): Promise<number> {
  const ids = [...new Set(recordIDs)].sort((one, other) => one - other);
  // Who reads the same records meanwhile waits, and reads after that.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('leaderboard award ' || ${name} || ' ' || record_id, 0))
    from unnest(${ids}::int[]) record_id`);
  const standing = await tx.rows<RowOf<typeof COLUMNS>>(sql`
    select record_id, discussion_id, user_id, day::text, category_id, points
    from (${awards((column) => sql`${sql.raw(column)} = any(${ids}::int[])`)}) standing
    where exists (select from users where users.user_id = standing.user_id)`);
  return tx.execute(sql`
    with standing as (
      select record_id, discussion_id, user_id, day::date as day, category_id, points
      from ${recordset(COLUMNS, standing)}
    ), earlier as (
      select record_id, user_id, day, category_id, points from leaderboard_awards
      where source = ${name} and record_id = any(${ids}::int[])
    ), gone as (
      delete from leaderboard_awards a where a.source = ${name} and a.record_id = any(${ids}::int[])
        and not exists (
          select from standing s where (s.record_id, s.user_id, s.day) = (a.record_id, a.user_id, a.day))
    ), stored as (
      insert into leaderboard_awards as a (source, record_id, discussion_id, user_id, day, category_id, points)
      select ${name}, record_id, discussion_id, user_id, day, category_id, points from standing
      on conflict (source, record_id, user_id, day) do update set discussion_id = excluded.discussion_id,
        category_id = excluded.category_id, points = excluded.points
      where (a.discussion_id, a.category_id, a.points)
        is distinct from (excluded.discussion_id, excluded.category_id, excluded.points)
    ), changed as (
      select user_id, day, category_id, sum(points) as points from (
        select user_id, day, category_id, points from standing
        union all select user_id, day, category_id, -points from earlier
      ) both_sides group by 1, 2, 3 having sum(points) <> 0
    )
    insert into leaderboard_points as total (period, starts, user_id, category_id, points)
    select slot.period, slot.starts, changed.user_id, place.category_id, sum(changed.points)::int
    from changed cross join lateral ${periodsOf(sql`changed.day`)}
    cross join lateral (select 0 as category_id union select changed.category_id) place
    where ${isCurrent(sql`slot.period`, sql`slot.starts`)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (period, starts, user_id, category_id) do update set points = total.points + excluded.points`);
}
