// A comment with many replies is removed, hidden, restored or moved in steps: nobody sees the replies from the first one on
// until they are where they belong. One that is removed is not seen itself either.
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';

/** Nearly always the table is empty, which is looked at once; else rows of a branch with one that goes are looked at closer. */
export function isNotGoing(comments: string): Sql {
  const c = sql.raw(comments);
  return sql`(not exists (select from comment_removals) or not exists (
    select from comment_removals gone
    where gone.top_comment_id = ${c}.top_comment_id and (gone.act = 'delete' or gone.comment_id <> ${c}.comment_id)
      and is_in_branch(${c}.comment_id, gone.comment_id)))`;
}

/** Replies between two discussions follow their comment; until they have, neither goes anywhere. They are locked. */
export async function refuseWhileMoving(w: WriteContext, discussionIDs: readonly number[]): Promise<void> {
  const moving = await w.db.row(sql`
    select 1 from comment_removals m join comments c using (comment_id)
    where m.act = 'move' and (m.from_discussion_id = any(${discussionIDs}) or c.discussion_id = any(${discussionIDs}))
    limit 1`);
  if (moving) throw changedMeanwhile('Where replies belong');
}
