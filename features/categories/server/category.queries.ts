import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** When somebody began to follow each of their categories. */
export async function categoryFollows(db: Queryable, userID: number): Promise<Map<number, string>> {
  const rows = await findFollows(db, userID);
  return new Map([...rows.values()].map((row) => [row.category_id, row.date_followed]));
}

export interface FollowRow {
  category_id: number;
  date_followed: string;
  wants_popup_posts: boolean;
  wants_email_posts: boolean;
  wants_push_posts: boolean;
  wants_popup_comments: boolean;
  wants_email_comments: boolean;
  wants_push_comments: boolean;
  wants_email_digest: boolean;
}

/** By category, the first to be followed first: within a second the dates do not differ. */
export async function findFollows(db: Queryable, userID: number): Promise<Map<number, FollowRow>> {
  if (userID <= 0) return new Map();
  const rows = await db.rows<FollowRow>(sql`
    select category_id, date_followed, wants_popup_posts, wants_email_posts, wants_push_posts,
      wants_popup_comments, wants_email_comments, wants_push_comments, wants_email_digest
    from category_follows where user_id = ${userID} order by date_followed, category_id`);
  return new Map(rows.map((row) => [row.category_id, row]));
}
