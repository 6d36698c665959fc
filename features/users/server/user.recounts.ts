// A member's counters against what they count: posts that stand, held ones included in neither.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { Recount } from '../../../platform/server/feature/operations.ts';

async function recount(db: Queryable, isDryRun: boolean, column: Sql, counted: Sql): Promise<number> {
  const differing = sql`
    select u.user_id, coalesce(c.count, 0) as count from users u left join (${counted}) c using (user_id)
    where u.${column} <> coalesce(c.count, 0)`;
  if (isDryRun)
    return (await db.row<{ count: number }>(sql`select count(*) as count from (${differing}) d`))?.count ?? 0;
  return db.execute(
    sql`update users set ${column} = d.count from (${differing}) d where users.user_id = d.user_id`,
  );
}

export const userRecounts: Recount[] = [
  {
    name: 'users.count_discussions',
    run: (db, isDryRun) =>
      recount(
        db,
        isDryRun,
        sql.raw('count_discussions'),
        sql`
        select insert_user_id as user_id, count(*) as count from discussions where date_held is null group by 1`,
      ),
  },
  {
    name: 'users.count_comments',
    run: (db, isDryRun) =>
      recount(
        db,
        isDryRun,
        sql.raw('count_comments'),
        sql`
        select insert_user_id as user_id, count(*) as count from comments
        where date_held is null and date_tombstoned is null group by 1`,
      ),
  },
];
