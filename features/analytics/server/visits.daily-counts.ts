import { sql } from '../../../platform/server/db/sql.ts';
import {
  type DailyCount,
  dailyCountSources,
  statisticsSeries,
} from '../../../platform/server/places/daily-counts.ts';

/** Counted when they happen; the statistics have them beside the rest. */
export const visitDailyCounts = dailyCountSources.add({
  id: 'visits',
  names: ['visits', 'searches', 'missedSearches'],
  count: (db, from, to) =>
    db.rows<DailyCount>(sql`
      select case kind when 'visit' then 'visits' when 'search' then 'searches' else 'missedSearches' end as name,
        0 as category_id, sum(count)::float8 as count
      from page_views where day >= ${from.toISOString().slice(0, 10)}::date and day < ${to.toISOString().slice(0, 10)}::date
        and kind in ('visit', 'search', 'missed_search')
      group by kind`),
});

export const visitSeries = [
  statisticsSeries.add({ id: 'visits', position: 10, name: 'Visits', isByCategory: false }),
  statisticsSeries.add({ id: 'searches', position: 60, name: 'Searches', isByCategory: false }),
  statisticsSeries.add({
    id: 'missedSearches',
    position: 70,
    name: 'Searches without result',
    isByCategory: false,
  }),
];
