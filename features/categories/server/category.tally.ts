// Counters of categories, changed in the transaction that changes what they count.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

export interface PostCounts {
  discussions: number;
  comments: number;
}

/** By how much the numbers of a category change. */
export async function tallyCategory(w: WriteContext, categoryID: number, change: PostCounts): Promise<void> {
  await w.db.execute(sql`
    update categories set
      count_discussions = greatest(0, count_discussions + ${change.discussions}::int),
      count_comments = greatest(0, count_comments + ${change.comments}::int)
    where category_id = ${categoryID}`);
}

/** A new post: counted, and from now on the category's last one. */
export async function tallyNewPost(
  w: WriteContext,
  categoryID: number,
  post: { discussionID: number; commentID: number | null },
): Promise<void> {
  await w.db.execute(sql`
    update categories set
      count_discussions = count_discussions + ${post.commentID === null ? 1 : 0}::int,
      count_comments = count_comments + ${post.commentID === null ? 0 : 1}::int,
      last_discussion_id = ${post.discussionID}, last_comment_id = ${post.commentID}, date_last_post = now()
    where category_id = ${categoryID}`);
}

/** After a post left or was bumped: the last post is that of the discussion that stands on top of the list. */
export async function refreshLastPost(w: WriteContext, categoryID: number): Promise<void> {
  await w.db.execute(sql`
    update categories c set
      last_discussion_id = newest.discussion_id, last_comment_id = newest.last_comment_id,
      date_last_post = newest.date_last_post
    from (select 1) always
    left join lateral (
      select d.discussion_id, d.last_comment_id, coalesce(last.date_inserted, d.date_inserted) as date_last_post
      from discussions d left join comments last on last.comment_id = d.last_comment_id
      where d.category_id = ${categoryID} and d.date_held is null
      order by d.date_last_comment desc, d.discussion_id desc
      limit 1
    ) newest on true
    where c.category_id = ${categoryID}`);
}
