import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';

/** Somebody who can sign in and administrate; imported accounts without credentials do not count. */
export async function hasAdministrator(db: Queryable): Promise<boolean> {
  const row = await db.row(sql`
    select 1 from users u
    where date_deleted is null and password_hash is not null
      and (admin = 1 or exists (
        select 1 from user_roles join roles using (role_id) where user_id = u.user_id and type = 'administrator'))
    limit 1`);
  return row !== undefined;
}

/** Whether anybody administrates, however they sign in: until then nobody else joins. */
export async function isSetUp(db: Queryable): Promise<boolean> {
  const row = await db.row(sql`
    select 1 from users u
    where date_deleted is null and import_source is null
      and (admin = 1 or exists (
        select 1 from user_roles join roles using (role_id) where user_id = u.user_id and type = 'administrator'))
    limit 1`);
  return row !== undefined;
}
