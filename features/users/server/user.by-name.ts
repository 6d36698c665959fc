// Members by how their names begin, as suggestions of mentions ask for them: as many rows are read on a site of a million
// members as on one of a thousand.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { likeLiteral, PEOPLE } from './user.queries.ts';

export interface NameOrder {
  by: Sql;
  /** In the words of an index that has the first of this order; absent: the order of names itself. */
  nearest?: Sql | undefined;
  /** Whoever has just that name stands before all others. */
  exactFirst?: boolean;
}

interface Wanted {
  key: string;
  isPrefix: boolean;
  order: NameOrder;
  page: number;
  limit: number;
}

/** The first of an order are looked for among so many of all members, and among so many of those whose names begin so. */
const NEAREST = 2000;
const BEGINNING = 500;

/** Names in the order of their index; that of a language would have all of them read and sorted. */
export const BY_NAME = sql.raw('name_key using ~<~');

/** `key` is matched whole, or as a beginning; % and _ are letters like any other. */
export async function findUserIDsByNames(db: Queryable, wanted: Wanted): Promise<number[]> {
  const { key, isPrefix, order, page, limit } = wanted;
  if (!isPrefix) return idsOf(db, sql`name_key = ${key}`, order.by, (page - 1) * limit, limit);
  const matches = sql`name_key like ${`${likeLiteral(key)}%`}`;
  if (!order.nearest) return idsOf(db, matches, BY_NAME, (page - 1) * limit, limit);
  const ahead = candidates(matches, order.nearest);
  const exact = order.exactFirst ? sql`name_key = ${key} desc, ` : sql.empty;
  const rows = await db.rows<{ user_id: number; is_all: boolean }>(sql`
    with ${ahead}
    select user_id, (select count(*) from beginning) < ${BEGINNING} as is_all
    from users where user_id in (select user_id from ahead) order by ${exact}${order.by}
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  const ids = rows.map((row) => row.user_id);
  const isComplete = ids.length === limit || rows[0]?.is_all === true || (page === 1 && ids.length === 0);
  return isComplete ? ids : [...ids, ...(await restOf(db, wanted, matches, ahead, limit - ids.length))];
}

function candidates(matches: Sql, nearest: Sql): Sql {
  return sql`
    nearest as (select * from users order by ${nearest} limit ${sql.integer(NEAREST)}),
    beginning as (
      select user_id from users where ${PEOPLE} and ${matches} order by ${BY_NAME} limit ${sql.integer(BEGINNING)}
    ),
    ahead as materialized (
      select user_id from nearest where ${PEOPLE} and ${matches} union select user_id from beginning
    )`;
}

/** Behind those that the order places, the rest by their names: nobody is left out of the last pages. */
async function restOf(
  db: Queryable,
  { page, limit }: Wanted,
  matches: Sql,
  ahead: Sql,
  missing: number,
): Promise<number[]> {
  const rows = await db.rows<{ user_id: number }>(sql`
    with ${ahead}
    select user_id from users
    where ${PEOPLE} and ${matches} and user_id not in (select user_id from ahead)
    order by ${BY_NAME} limit ${sql.integer(missing)}
    offset greatest(0, ${sql.integer((page - 1) * limit)} - (select count(*) from ahead))`);
  return rows.map((row) => row.user_id);
}

async function idsOf(
  db: Queryable,
  matches: Sql,
  order: Sql,
  offset: number,
  limit: number,
): Promise<number[]> {
  const rows = await db.rows<{ user_id: number }>(sql`
    select user_id from users where ${PEOPLE} and ${matches} order by ${order}
    limit ${sql.integer(limit)} offset ${sql.integer(offset)}`);
  return rows.map((row) => row.user_id);
}
