import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** When somebody began to follow each of their categories. */
export async function categoryFollows(db: Queryable, userID: number): Promise<Map<number, string>> {
  if (userID <= 0) return new Map();
  const rows = await db.rows<{ category_id: number; date_followed: string }>(
    sql`select category_id, date_followed from category_follows where user_id = ${userID}`,
  );
  return new Map(rows.map((row) => [row.category_id, row.date_followed]));
}
