import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

export interface UserRow {
  user_id: number;
  name: string;
  email: string | null;
  email_confirmed: boolean;
  photo_url: string | null;
  title: string | null;
  about_html: string | null;
  location: string | null;
  website: string | null;
  is_private: boolean;
  banned: number;
  admin: number;
  show_email: boolean;
  points: number;
  count_discussions: number;
  count_comments: number;
  date_inserted: string;
  date_updated: string | null;
  date_last_active: string | null;
}

const COLUMNS =
  sql.raw(`user_id, name, email, email_confirmed, photo_url, title, about_html, location, website, is_private,
  banned, admin, show_email, points, count_discussions, count_comments, date_inserted, date_updated, date_last_active`);

const SORTS = {
  dateInserted: 'date_inserted',
  dateLastActive: 'coalesce(date_last_active, date_inserted)',
  name: 'name_key',
  userID: 'user_id',
  points: 'points',
  countPosts: '(count_discussions + count_comments)',
} as const;

export type UserSort = keyof typeof SORTS | `-${keyof typeof SORTS}`;

export function findUser(db: Queryable, userID: number): Promise<UserRow | undefined> {
  return db.row<UserRow>(
    sql`select ${COLUMNS} from users where user_id = ${userID} and date_deleted is null`,
  );
}

export function findUserIDsByName(db: Queryable, key: string): Promise<{ user_id: number }[]> {
  return db.rows(sql`select user_id from users where name_key = ${key} and date_deleted is null`);
}

export function findUserIDsByEmail(db: Queryable, key: string): Promise<{ user_id: number }[]> {
  return db.rows(sql`select user_id from users where email_key = ${key} and date_deleted is null`);
}

/** People only: the site's own account stands in no list. */
const PEOPLE = sql.raw('date_deleted is null and admin < 2');

export async function findUsers(
  db: Queryable,
  wanted: { conditions: readonly (Sql | undefined | false)[]; sort: UserSort; page: number; limit: number },
): Promise<{ rows: UserRow[]; total: number }> {
  const where = sql.and([PEOPLE, ...wanted.conditions]);
  const isDescending = wanted.sort.startsWith('-');
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const column = sql.raw(SORTS[wanted.sort.replace('-', '') as keyof typeof SORTS]);
  const [rows, counted] = await Promise.all([
    db.rows<UserRow>(sql`
      select ${COLUMNS} from users where ${where} order by ${column} ${direction}, user_id ${direction}
      limit ${sql.integer(wanted.limit)} offset ${sql.integer((wanted.page - 1) * wanted.limit)}`),
    db.row<{ total: number }>(sql`select count(*) as total from users where ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

const NAME_ORDERS = {
  countComments: sql.raw('count_comments desc, name_key'),
  dateLastActive: sql.raw('date_last_active desc nulls last, name_key'),
  name: sql.raw('name_key'),
} as const;

export type NameOrder = keyof typeof NAME_ORDERS;

/** `key` is matched whole, or as a beginning; % and _ are letters like any other. */
export async function findUserIDsByNames(
  db: Queryable,
  wanted: { key: string; isPrefix: boolean; order: NameOrder; page: number; limit: number },
): Promise<number[]> {
  const matches = wanted.isPrefix
    ? sql`name_key like ${`${likeLiteral(wanted.key)}%`}`
    : sql`name_key = ${wanted.key}`;
  const rows = await db.rows<{ user_id: number }>(sql`
    select user_id from users where ${PEOPLE} and ${matches} order by ${NAME_ORDERS[wanted.order]}
    limit ${sql.integer(wanted.limit)} offset ${sql.integer((wanted.page - 1) * wanted.limit)}`);
  return rows.map((row) => row.user_id);
}

export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
