// How far a comment with many replies is hidden, restored or moved: a row, so that it goes on after a kill. The replies are gone
// through in the order of their numbers.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { type BranchComment, branchColumns } from '../threads/branch.ts';

/** More replies than these go in batches of so many. */
export const BATCH = 100;
/** Rows that are looked at for them. */
const LOOKED_AT = 1000;

export interface BranchAct {
  comment_id: number;
  top_comment_id: number;
  act: 'hide' | 'restore' | 'move';
  after_number: number;
  /** In the words of the database, which are exact to the microsecond. */
  date_hidden: string | null;
  from_discussion_id: number | null;
  levels_up: number;
  notes_places: boolean;
  move_id: number;
}

/** None where it is being deleted. */
export function findAct(w: WriteContext, commentID: number): Promise<BranchAct | undefined> {
  return w.db.row<BranchAct>(sql`
    select comment_id, top_comment_id, act, after_number, date_hidden::text as date_hidden, from_discussion_id, levels_up, notes_places, move_id
    from comment_removals where comment_id = ${commentID} and act <> 'delete'`);
}

/** The next replies, in a discussion that is locked; where it answers none, all of the discussion has been gone through. */
export async function nextReplies(
  w: WriteContext,
  { comment_id: rootID, top_comment_id: topID, after_number: after }: BranchAct,
  discussionID: number,
): Promise<{ replies: BranchComment[]; reached: number } | undefined> {
  const rows = await w.db.rows<BranchComment & { number: number; is_reply: boolean }>(sql`
    select ${branchColumns}, number,
      case when top_comment_id = ${topID} and comment_id <> ${rootID} then is_in_branch(comment_id, ${rootID}) else false end as is_reply
    from (
      select * from comments where discussion_id = ${discussionID} and number > ${after}
      order by number limit ${sql.integer(LOOKED_AT)}
    ) next order by number`);
  const replies = rows.filter((row) => row.is_reply);
  const last = replies.length > BATCH ? replies[BATCH - 1] : rows.at(-1);
  return last && { replies: replies.slice(0, BATCH), reached: last.number };
}

export async function noteReached(w: WriteContext, act: BranchAct, reached: number): Promise<void> {
  await w.db.execute(
    sql`update comment_removals set after_number = ${reached} where comment_id = ${act.comment_id}`,
  );
}

/** From here on everybody sees the replies where they are. Who wrote them all is not known any more. */
export async function endAct(w: WriteContext, act: BranchAct): Promise<void> {
  await w.db.execute(sql`delete from comment_removals where comment_id = ${act.comment_id}`);
  await w.invalidate(['*']);
}
