import { sql } from '../../../platform/server/db/sql.ts';
import {
  type DailyCount,
  dailyCountSources,
  statisticsSeries,
} from '../../../platform/server/places/daily-counts.ts';

export const discussionDailyCounts = dailyCountSources.add({
  id: 'discussions',
  names: ['discussions'],
  count: (db, from, to) =>
    db.rows<DailyCount>(sql`
      select 'discussions' as name, category_id, count(*)::float8 as count from discussions
      where date_inserted >= ${from} and date_inserted < ${to} and date_held is null
      group by category_id`),
  first: async (db) => {
    const row = await db.row<{ date_inserted: string }>(
      sql`select date_inserted from discussions where date_held is null order by date_inserted limit 1`,
    );
    return row?.date_inserted;
  },
});

export const discussionsSeries = statisticsSeries.add({
  id: 'discussions',
  position: 30,
  name: 'Discussions',
  isByCategory: true,
});
