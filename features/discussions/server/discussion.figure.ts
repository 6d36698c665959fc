import { sql } from '../../../platform/server/db/sql.ts';
import { communityFigures, MOST_COUNTED } from '../../../platform/server/places/community-figures.ts';

export const discussionsFigure = communityFigures.add({
  id: 'discussions',
  position: 30,
  name: 'Discussions',
  count: async (db, from, to) => {
    const row = await db.row<{ count: number }>(sql`
      select count(*)::int as count from (
        select from discussions where date_inserted >= ${from} and date_inserted < ${to} and date_held is null
        limit ${sql.integer(MOST_COUNTED + 1)}) counted`);
    return row?.count ?? 0;
  },
});
