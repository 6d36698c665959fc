// The members that rows name, by the old site's ids or names.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

export interface Member {
  userID: number;
  name: string;
}

export async function membersByID(db: Queryable, userIDs: Iterable<number>): Promise<Map<number, Member>> {
  const ids = [...new Set(userIDs)];
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ user_id: number; name: string }>(
    sql`select user_id, name from users where user_id = any(${ids})`,
  );
  return new Map(rows.map((row) => [row.user_id, { userID: row.user_id, name: row.name }]));
}
