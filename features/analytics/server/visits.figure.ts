import { sql } from '../../../platform/server/db/sql.ts';
import { communityFigures } from '../../../platform/server/places/community-figures.ts';

/** Of days, of which each has a few rows. */
export const visitsFigure = communityFigures.add({
  id: 'pageViews',
  position: 10,
  name: 'Page views',
  isWhole: true,
  count: async (db, from, to) => {
    const day = (date: Date) => date.toISOString().slice(0, 10);
    const row = await db.row<{ count: number }>(sql`
      select coalesce(sum(count), 0)::float8 as count from page_views
      where kind in ('page_view', 'discussion_view') and day >= ${day(from)}::date and day < ${day(to)}::date`);
    return row?.count ?? 0;
  },
});
