// Hiding visible comments with all their replies, and restoring them: few at once, many in steps.
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { isNotGoing } from '../../../discussions/server/deleting/comments-going.ts';
import { type DiscussionRow, lockDiscussion } from '../../../discussions/server/discussion.rows.ts';
import { BATCH } from '../branches/branch-act.ts';
import { beginAct } from '../branches/branch-operation.ts';
import { setHidden } from '../branches/set-branch-hidden.ts';
import { type BranchComment, firstOfBranch, thoseWithoutReplies } from '../threads/branch.ts';

/** Answers false where it was held already. Authors and moderators still see what is theirs. */
export async function hideComment(w: WriteContext, commentID: number): Promise<boolean> {
  return (await hideComments(w, [commentID])).length > 0;
}

/** Brings back what went with it, and nothing that was held for other reasons. */
export async function restoreComment(w: WriteContext, commentID: number): Promise<boolean> {
  return (await restoreComments(w, [commentID])).length > 0;
}

/** In one act; answers those that were seen before. */
export function hideComments(w: WriteContext, ids: readonly number[]): Promise<number[]> {
  return change(w, ids, true);
}

export function restoreComments(w: WriteContext, ids: readonly number[]): Promise<number[]> {
  return change(w, ids, false);
}

/** Without its replies: they are on their way out. */
export async function hideAlone(
  w: WriteContext,
  discussion: DiscussionRow,
  root: BranchComment,
): Promise<void> {
  const [moment] = (await w.db.rows<{ now: string }>(sql`select now()::text as now`)).map(({ now }) => now);
  if (!root.is_held && moment !== undefined)
    await setHidden(w, discussion, [root], { isHidden: true, moment });
}

/** Discussion by discussion, in the order of their ids: whoever locks two waits for nobody who locks the same two. */
async function change(w: WriteContext, commentIDs: readonly number[], isHidden: boolean): Promise<number[]> {
  const places = await w.db.rows<{ discussion_id: number; ids: number[] }>(sql`
    select discussion_id, array_agg(comment_id) as ids from comments where comment_id = any(${[...commentIDs]})
    group by 1 order by 1`);
  const changed: number[] = [];
  for (const { discussion_id: discussionID, ids } of places) {
    const discussion = await lockDiscussion(w.db, discussionID);
    // Under its lock no reply comes in.
    const roots = await rootsToChange(w, discussionID, ids, isHidden);
    if (!discussion) continue;
    for (const [moment, some] of Map.groupBy(roots, (root) => root.moment))
      await changeInOneAct(w, discussion, some, { isHidden, moment });
    changed.push(...roots.map((root) => root.comment_id));
  }
  return changed;
}

interface Root {
  comment_id: number;
  discussion_id: number;
  is_due: boolean;
  /** Replies are on their way back or forth already. */
  is_underway: boolean;
  /** What goes in one act shares it: by it what comes back is known. */
  moment: string;
}

/** What is being deleted or moved is not hidden, nor does it come back. */
async function rootsToChange(
  w: WriteContext,
  discussionID: number,
  ids: readonly number[],
  isHidden: boolean,
): Promise<Root[]> {
  const rows = await w.db.rows<Root>(sql`
    select c.comment_id, discussion_id, act.comment_id is not null as is_underway,
      (date_held is null) = ${isHidden} and ${isNotGoing('c')} and coalesce(act.act <> 'move', true) as is_due,
      coalesce(act.date_hidden, case when ${isHidden} then now() else date_held end)::text as moment
    from comments c left join comment_removals act on act.comment_id = c.comment_id
    where c.comment_id = any(${[...ids]}) order by c.comment_id`);
  if (rows.some((row) => row.discussion_id !== discussionID))
    throw changedMeanwhile('The place of a comment');
  return rows.filter((row) => row.is_due);
}

async function changeInOneAct(
  w: WriteContext,
  discussion: DiscussionRow,
  roots: readonly Root[],
  marking: { isHidden: boolean; moment: string },
): Promise<void> {
  const idle = roots.filter((root) => !root.is_underway).map((root) => root.comment_id);
  const alone = await thoseWithoutReplies(w.db, idle);
  const atOnce = new Map(alone.map((each) => [each.comment_id, each]));
  for (const { comment_id: rootID, is_underway: isUnderway } of roots) {
    if (atOnce.has(rootID)) continue;
    const first = await firstOfBranch(w.db, rootID, BATCH + 1);
    const isLong = isUnderway || first.length > BATCH || atOnce.size + first.length > BATCH;
    for (const each of isLong ? first.slice(0, 1) : first) atOnce.set(each.comment_id, each);
    const [root] = first;
    if (isLong && root && first.length > 1)
      await beginAct(w, rootID, {
        topCommentID: root.top_comment_id,
        act: marking.isHidden ? 'hide' : 'restore',
        date_hidden: marking.moment,
        from_discussion_id: null,
        levels_up: 0,
        notes_places: false,
        move_id: 0,
      });
  }
  await setHidden(w, discussion, [...atOnce.values()], marking);
}
