// Totals against the awards that they add up. Awards themselves are compared with what stands by a walk: follow-awards.ts.
import { type Addon, type AwardSource, inBatches, type OfRows, type Sql, sql } from '@parley/addon-api';
import { isCurrent, periodsOf } from './periods.ts';

const wrongTotals = (of: OfRows): Sql => sql`
  select period, starts, user_id, category_id, sum(points)::int as points from (
    select slot.period, slot.starts, a.user_id, place.category_id, a.points
    from leaderboard_awards a cross join lateral ${periodsOf(sql`a.day`)}
    cross join lateral (select 0 as category_id union select a.category_id) place
    where ${of('a.user_id')}
    union all
    select period, starts, user_id, category_id, -points from leaderboard_points where ${of('user_id')}
  ) both_sides
  where ${isCurrent(sql`period`, sql`starts`)}
  group by 1, 2, 3, 4 having sum(points) <> 0`;

/** Records whose awards are not what they bring. */
export const wrongAwards = ({ name, awards }: Pick<AwardSource, 'name' | 'awards'>, of: OfRows): Sql => sql`
  select record_id, user_id, day, category_id from (
    select record_id, user_id, day, category_id, points from (${awards(of)}) standing
    where exists (select from users where users.user_id = standing.user_id)
    union all
    select record_id, user_id, day, category_id, -points from leaderboard_awards
    where source = ${name} and ${of('record_id')}
  ) both_sides
  group by 1, 2, 3, 4 having sum(points) <> 0`;

export const leaderboardRecounts: NonNullable<Addon['recounts']> = [
  {
    name: 'leaderboards.points',
    title: ({ t }) => t('Points of leaderboards'),
    run: (db, isDryRun) =>
      // Set right by one more change, of the same moment as what it compares: nobody waits.
      inBatches(db, isDryRun, { wrong: wrongTotals, id: 'user_id' }, async (tx, ids) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('recount of leaderboards', 0))`);
        return tx.execute(sql`
          insert into leaderboard_points as total (period, starts, user_id, category_id, points)
          ${wrongTotals((column) => sql`${sql.raw(column)} = any(${ids}::int[])`)} order by 1, 2, 3, 4
          on conflict (period, starts, user_id, category_id) do update set points = total.points + excluded.points`);
      }),
  },
];

export const leaderboardExpiries: Addon['expiries'] = [
  {
    name: 'leaderboards-periods',
    remove: (db, limit) =>
      db.execute(sql`
        delete from leaderboard_points where ctid = any(array(
          select ctid from leaderboard_points where not ${isCurrent(sql`period`, sql`starts`)} or points = 0
          limit ${sql.integer(limit)}))`),
  },
];
