// Members written by the thousand, and without events (0013): for imports and the demo.
import type { Queryable, Transaction } from '../../../platform/server/db/database.ts';
import { insertRows, type RowOf } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';

const MEMBER = {
  user_id: 'int',
  name: 'text',
  name_key: 'text',
  title: 'text?',
  about_html: 'text?',
  location: 'text?',
  website: 'text?',
  photo_url: 'text?',
  points: 'int',
  banned: 'smallint',
  is_private: 'boolean',
  date_inserted: 'timestamptz',
  date_last_active: 'timestamptz?',
  import_source: 'text',
} as const;

export async function insertMembers(tx: Transaction, rows: readonly RowOf<typeof MEMBER>[]): Promise<void> {
  await insertRows(tx, 'users', MEMBER, rows);
}

/** Of whom nobody knows since when they are members: from their first post to their last. */
export async function setDaysByPosts(tx: Transaction, userIDs: readonly number[]): Promise<void> {
  const ids = [...userIDs];
  await tx.execute(sql`select from users where user_id = any(${ids}) order by user_id for no key update`);
  await tx.execute(sql`
    with days as (
      select insert_user_id as user_id, min(date_inserted) as first, max(date_inserted) as last
      from (
        select insert_user_id, date_inserted from discussions where insert_user_id = any(${ids})
        union all select insert_user_id, date_inserted from comments where insert_user_id = any(${ids})
      ) posts group by 1
    )
    update users u set date_inserted = least(u.date_inserted, days.first),
      date_last_active = greatest(u.date_last_active, days.last)
    from days
    where u.user_id = days.user_id and u.password_hash is null and (
      u.date_inserted > days.first
      or u.date_last_active is distinct from greatest(u.date_last_active, days.last))`);
}

/** Their posts are gone by then. */
export async function deleteMembers(db: Queryable, userIDs: readonly number[]): Promise<void> {
  await db.execute(sql`delete from users where user_id = any(${[...userIDs]})`);
}
