// What others gave a member, and with whom they talk.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';

interface Reacted {
  userID: number;
  urlcode: string;
  categoryIDs: readonly number[];
  page?: number;
  limit: number;
  /** Older posts than so many of each kind are not looked at; all are where it is absent. */
  newest?: number;
}

/** Posts of a member that were given this reaction, newest first: those in the categories alone. It stops where the page is full. */
export function reactedPosts(
  db: Queryable,
  { userID, urlcode, categoryIDs, page = 1, limit, newest }: Reacted,
): Promise<{ record_type: 'discussion' | 'comment'; record_id: number }[]> {
  const among = newest === undefined ? sql.empty : sql`limit ${sql.integer(newest)}`;
  const first = sql`limit ${sql.integer(page * limit)}`;
  // By `limit` they are looked up post by post, in the order of the posts, rather than joined with all of them.
  const given = (recordType: 'discussion' | 'comment', id: Sql) => sql`
    cross join lateral (
      select from reaction_totals t
      where t.record_type = ${recordType} and t.record_id = ${id} and t.urlcode = ${urlcode} and t.count + t.imported > 0
      limit 1
    ) given`;
  return db.rows(sql`
    select record_type, record_id from (
      (select 'discussion' as record_type, d.discussion_id as record_id, d.date_inserted
      from (
        select discussion_id, date_inserted from discussions
        where insert_user_id = ${userID} and date_held is null and category_id = any(${categoryIDs})
        order by date_inserted desc, discussion_id desc ${among}
      ) d ${given('discussion', sql`d.discussion_id`)}
      order by d.date_inserted desc, d.discussion_id desc ${first})
      union all
      (select 'comment', c.comment_id, c.date_inserted
      from (
        select comment_id, discussion_id, date_inserted from comments
        where insert_user_id = ${userID} and date_held is null and date_tombstoned is null
        order by date_inserted desc, comment_id desc ${among}
      ) c ${given('comment', sql`c.comment_id`)}
      cross join lateral (
        select from discussions d
        where d.discussion_id = c.discussion_id and d.date_held is null and d.category_id = any(${categoryIDs}) limit 1
      ) place
      order by c.date_inserted desc, c.comment_id desc ${first})
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
