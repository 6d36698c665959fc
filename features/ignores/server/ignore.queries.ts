import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

export interface IgnoredRow {
  ignored_user_id: number;
  date_inserted: string;
}

export function listIgnoredRows(
  db: Queryable,
  userID: number,
  { page, limit }: { page: number; limit: number },
): Promise<IgnoredRow[]> {
  return db.rows<IgnoredRow>(sql`
    select ignored_user_id, date_inserted from ignored_users where user_id = ${userID}
    order by date_inserted desc, ignored_user_id
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

/** Of these people, whom this member ignores. */
export async function ignoredAmong(
  db: Queryable,
  userID: number,
  userIDs: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIDs.length === 0) return new Set();
  const rows = await db.rows<{ ignored_user_id: number }>(sql`
    select ignored_user_id from ignored_users
    where user_id = ${userID} and ignored_user_id = any(${[...userIDs]}::int[])`);
  return new Set(rows.map((row) => row.ignored_user_id));
}

/** Of these people, who ignores this member. */
export async function ignoringAmong(
  db: Queryable,
  userID: number,
  userIDs: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIDs.length === 0) return new Set();
  const rows = await db.rows<{ user_id: number }>(sql`
    select user_id from ignored_users
    where ignored_user_id = ${userID} and user_id = any(${[...userIDs]}::int[])`);
  return new Set(rows.map((row) => row.user_id));
}

/** A condition: the one person ignores the other. Columns are given with their tables. */
export const ignores = (userID: Sql, otherID: Sql): Sql => sql`exists (
  select from ignored_users ignored where ignored.user_id = ${userID} and ignored.ignored_user_id = ${otherID})`;
