import { sql } from '../../../platform/server/db/sql.ts';
import { communityFigures, MOST_COUNTED } from '../../../platform/server/places/community-figures.ts';

export const newMembersFigure = communityFigures.add({
  id: 'newMembers',
  position: 20,
  name: 'New members',
  count: async (db, from, to) => {
    const row = await db.row<{ count: number }>(sql`
      select count(*)::int as count from (
        select from users where date_inserted >= ${from} and date_inserted < ${to} and date_deleted is null and admin < 2
        limit ${sql.integer(MOST_COUNTED + 1)}) counted`);
    return row?.count ?? 0;
  },
});
