import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { emailKey } from './user-name.ts';

/** How a list of members is ordered: by what is joined to them. */
export interface UserOrder {
  join: Sql;
  by: Sql;
}

export interface UserRow {
  user_id: number;
  name: string;
  email: string | null;
  email_confirmed: boolean;
  pending_email: string | null;
  has_password: boolean;
  photo_url: string | null;
  /** The language they chose to read in. */
  locale: string | null;
  /** By which hours are theirs; null: UTC. */
  time_zone: string | null;
  title: string | null;
  about_html: string | null;
  location: string | null;
  website: string | null;
  discovery_text: string | null;
  is_private: boolean;
  banned: number;
  admin: number;
  show_email: boolean;
  bypass_spam: boolean;
  suggest_answers: boolean;
  points: number;
  count_discussions: number;
  count_comments: number;
  count_visits: number;
  invite_user_id: number | null;
  insert_ip_address: string | null;
  last_ip_address: string | null;
  date_inserted: string;
  date_updated: string | null;
  date_last_active: string | null;
}

const COLUMNS =
  sql.raw(`user_id, name, email, email_confirmed, pending_email, password_hash is not null as has_password,
  photo_url, locale, time_zone, title, about_html, location, website, discovery_text, is_private, banned, admin, show_email, bypass_spam,
  suggest_answers, users.points, count_discussions, count_comments, count_visits, invite_user_id,
  host(insert_ip_address) as insert_ip_address, host(last_ip_address) as last_ip_address,
  date_inserted, date_updated, date_last_active`);

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

/** Who has proved to have this address; at most one has. */
export function findConfirmedHolder(
  db: Queryable,
  email: string,
  exceptUserID = 0,
): Promise<UserRow | undefined> {
  return db.row<UserRow>(sql`
    select ${COLUMNS} from users
    where email_key = ${emailKey(email)} and email_confirmed and user_id <> ${exceptUserID} and date_deleted is null`);
}

/** People only: the site's own account stands in no list. */
export const PEOPLE = sql.raw('date_deleted is null and admin < 2');

export async function findUsers(
  db: Queryable,
  wanted: {
    conditions: readonly (Sql | undefined | false)[];
    order: UserOrder;
    page: number;
    limit: number;
  },
): Promise<{ rows: UserRow[]; total: number }> {
  const where = sql.and([PEOPLE, ...wanted.conditions]);
  const { join, by } = wanted.order;
  const [rows, counted] = await Promise.all([
    db.rows<UserRow>(sql`
      select ${COLUMNS} from users ${join} where ${where} order by ${by}
      limit ${sql.integer(wanted.limit)} offset ${sql.integer((wanted.page - 1) * wanted.limit)}`),
    db.row<{ total: number }>(sql`select count(*) as total from users where ${where}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
