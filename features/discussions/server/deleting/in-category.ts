// What still stands in a category that goes. No index holds all of it: what is held or taken out of sight has one of its own. Asked for
// both at once, PostgreSQL reads the whole table as soon as it takes the category for a large one.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';

/** `discussions d`, at most so many, of which this is true: the oldest first, and what is held after all others. */
export function someInCategory(categoryID: number, limit: number, isWanted: Sql = sql.raw('true')): Sql {
  const some = sql`select d.discussion_id, d.count_comments from discussions d where d.category_id = ${categoryID} and ${isWanted}`;
  const most = sql.integer(limit);
  return sql`
    (${some} and d.date_held is null order by d.date_inserted, d.discussion_id limit ${most})
    union all (${some} and d.date_held is not null order by d.discussion_id limit ${most})
    limit ${most}`;
}
