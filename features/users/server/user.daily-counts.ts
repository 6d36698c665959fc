import { sql } from '../../../platform/server/db/sql.ts';
import {
  type DailyCount,
  dailyCountSources,
  statisticsSeries,
} from '../../../platform/server/places/daily-counts.ts';

export const userDailyCounts = dailyCountSources.add({
  id: 'newMembers',
  names: ['newMembers'],
  count: (db, from, to) =>
    db.rows<DailyCount>(sql`
      select 'newMembers' as name, 0 as category_id, count(*)::float8 as count from users
      where date_inserted >= ${from} and date_inserted < ${to} and date_deleted is null and admin < 2
      having count(*) > 0`),
  first: async (db) => {
    const row = await db.row<{ date_inserted: string }>(
      sql`select date_inserted from users order by date_inserted, user_id limit 1`,
    );
    return row?.date_inserted;
  },
});

export const newMembersSeries = statisticsSeries.add({
  id: 'newMembers',
  position: 20,
  name: 'New members',
  isByCategory: false,
});
