// What others gave a member, and with whom they talk.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** Posts of a member that were given this reaction, newest first: those in the categories alone. */
export function reactedPosts(
  db: Queryable,
  wanted: { userID: number; urlcode: string; categoryIDs: readonly number[]; page?: number; limit: number },
): Promise<{ record_type: 'discussion' | 'comment'; record_id: number }[]> {
  const { userID, urlcode, categoryIDs, page = 1, limit } = wanted;
  return db.rows(sql`
    select record_type, record_id from (
      select 'discussion' as record_type, d.discussion_id as record_id, d.date_inserted
      from discussions d
      join reaction_totals t on t.record_type = 'discussion' and t.record_id = d.discussion_id
      where d.insert_user_id = ${userID} and d.date_held is null and d.category_id = any(${categoryIDs})
        and lower(t.urlcode) = lower(${urlcode}) and t.count + t.imported > 0
      union all
      select 'comment', c.comment_id, c.date_inserted
      from comments c
      join discussions d using (discussion_id)
      join reaction_totals t on t.record_type = 'comment' and t.record_id = c.comment_id
      where c.insert_user_id = ${userID} and c.date_held is null and c.date_tombstoned is null
        and d.date_held is null and d.category_id = any(${categoryIDs})
        and lower(t.urlcode) = lower(${urlcode}) and t.count + t.imported > 0
    ) posts
    order by date_inserted desc, record_type, record_id desc
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
}

/** Whom a member answers most, by their newest comments in these categories. */
export function company(
  db: Queryable,
  wanted: { userID: number; categoryIDs: readonly number[]; limit: number },
): Promise<{ user_id: number; count: number }[]> {
  const { userID, categoryIDs, limit } = wanted;
  return db.rows(sql`
    select coalesce(p.insert_user_id, d.insert_user_id) as user_id, count(*)::int as count
    from (
      select discussion_id, parent_comment_id from comments
      where insert_user_id = ${userID} and date_held is null and date_tombstoned is null
      order by date_inserted desc, comment_id desc limit 500
    ) own
    join discussions d using (discussion_id)
    left join comments p on p.comment_id = own.parent_comment_id
    where d.date_held is null and d.category_id = any(${categoryIDs})
      and coalesce(p.insert_user_id, d.insert_user_id) <> ${userID}
    group by 1 order by 2 desc, 1 limit ${sql.integer(limit)}`);
}
