// What a discussion and its category keep about their newest post, made anew after comments went away.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

/** A sunk discussion keeps its place: its date was not raised, so it is not lowered either. */
export async function refreshLastComment(w: WriteContext, discussionID: number): Promise<void> {
  await w.db.execute(sql`
    update discussions d set
      last_comment_id = last.comment_id,
      last_user_id = coalesce(last.insert_user_id, d.insert_user_id),
      date_last_comment = case when d.date_sunk is null
        then coalesce(last.date_inserted, d.date_inserted) else d.date_last_comment end
    from (select 1) one
    left join lateral (
      select comment_id, insert_user_id, date_inserted from comments
      where discussion_id = ${discussionID} and date_held is null
      order by date_inserted desc, comment_id desc limit 1
    ) last on true
    where d.discussion_id = ${discussionID} and d.last_comment_id is distinct from last.comment_id`);
}

export async function refreshCategoryLastPost(w: WriteContext, categoryID: number): Promise<void> {
  await w.db.execute(sql`
    update categories c set last_discussion_id = last.discussion_id, last_comment_id = last.last_comment_id,
      date_last_post = last.date_last_post
    from (select 1) one
    left join lateral (
      select d.discussion_id, d.last_comment_id,
        coalesce((select date_inserted from comments where comment_id = d.last_comment_id), d.date_inserted) as date_last_post
      from discussions d where d.category_id = ${categoryID} and d.date_held is null
      order by d.date_last_comment desc, d.discussion_id desc limit 1
    ) last on true
    where c.category_id = ${categoryID}`);
}
