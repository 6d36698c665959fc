// What discussions store about their newest comment, updated after comments came or went.
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

/** A sunk discussion keeps its place: its date was not raised, so it is not lowered either. */
export async function refreshLastComment(w: WriteContext, ...discussionIDs: number[]): Promise<void> {
  await w.db.execute(sql`
    update discussions d set
      last_comment_id = last.comment_id,
      last_user_id = coalesce(last.insert_user_id, d.insert_user_id),
      date_last_comment = case when d.date_sunk is null
        then coalesce(last.date_inserted, d.date_inserted) else d.date_last_comment end
    from unnest(${discussionIDs}::int[]) as changed (id)
    left join lateral (
      select comment_id, insert_user_id, date_inserted from comments
      where discussion_id = changed.id and date_held is null
      order by date_inserted desc, comment_id desc limit 1
    ) last on true
    where d.discussion_id = changed.id and d.last_comment_id is distinct from last.comment_id`);
}
