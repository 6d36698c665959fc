// Comments of one branch that go into another discussion in one transaction. Every counter follows.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { changeCategoryCounters, refreshLastPost } from '../../../categories/server/category.counters.ts';
import { type DiscussionRow, lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import { refreshLastComment } from '../last-comment.ts';
import { announceMoved } from '../merging/announce-moved.ts';
import type { BranchComment } from '../threads/branch.ts';
import { forgetRead, isStandingTop, lockComments } from '../threads/comment-subtree.ts';
import { notePlaces } from '../undoing/moved-comments.ts';
import { type BranchAct, endAct, findAct, nextReplies, noteReached } from './branch-act.ts';

interface Places {
  from: DiscussionRow;
  to: DiscussionRow;
}

interface Moved {
  root: Pick<BranchComment, 'comment_id'>;
  /** Of its branch, itself among them or moved before. */
  moved: readonly BranchComment[];
  levelsUp: number;
  /** Where they stood is noted by it, so that it can be undone; undefined: that is not wanted. */
  moveID: number | undefined;
}

/** Both discussions are locked. */
export async function moveTogether(
  w: WriteContext,
  { from, to }: Places,
  { root, moved, levelsUp, moveID }: Moved,
): Promise<void> {
  const ids = moved.map((each) => each.comment_id);
  const { comment_id: rootID } = root;
  const counted = moved.filter((each) => !each.is_held).length;
  const itself = moved.find((each) => each.comment_id === rootID);
  await lockComments(w, ids);
  const places = { fromID: from.discussion_id, toID: to.discussion_id };
  if (moveID !== undefined) await notePlaces(w, { ...places, moveID }, sql`comment_id = any(${ids})`);
  await forgetRead(w, ids);
  await w.db.execute(sql`
    with parent as (
      update comments set count_child_comments = count_child_comments - 1
      where comment_id = ${itself && !itself.is_held ? itself.parent_comment_id : null}::int
    )
    update comments set
      discussion_id = ${to.discussion_id}, top_comment_id = ${rootID},
      parent_comment_id = case when comment_id = ${rootID} then null else parent_comment_id end,
      depth = depth - ${levelsUp}, number = ${to.next_comment_number} + place - 1
    from unnest(${ids}::int[]) with ordinality as places (moved_id, place)
    where comment_id = moved_id`);
  await w.db.execute(sql`
    update comment_removals set top_comment_id = ${rootID} where comment_id = any(${ids}) and comment_id <> ${rootID}`);
  await w.db.execute(sql`
    update discussions set next_comment_number = next_comment_number + ${ids.length},
      count_comments = count_comments + ${counted},
      count_top_comments = count_top_comments + ${itself && !itself.is_held ? 1 : 0} where discussion_id = ${to.discussion_id}`);
  await w.db.execute(sql`
    update discussions set count_comments = count_comments - ${counted},
      count_top_comments = count_top_comments - ${itself && isStandingTop(itself) ? 1 : 0}
    where discussion_id = ${from.discussion_id}`);
  await refreshLastComment(w, from.discussion_id, to.discussion_id);
  shiftCategoryCounts(w, from, to, counted);
  await announceMoved(w, from, to, moved);
}

export async function stepOfMove(w: WriteContext, seen: BranchAct): Promise<'again' | undefined> {
  const root = await w.db.row<{ discussion_id: number }>(
    sql`select discussion_id from comments where comment_id = ${seen.comment_id}`,
  );
  if (!root || seen.from_discussion_id === null) return undefined;
  const locked = await lockDiscussions(w.db, [seen.from_discussion_id, root.discussion_id]);
  const act = await findAct(w, seen.comment_id);
  const [from, to] = [locked.get(seen.from_discussion_id), locked.get(root.discussion_id)];
  if (!act || !from || !to) return undefined;
  const next = await nextReplies(w, act, from.discussion_id);
  if (!next) {
    await endAct(w, act);
    return undefined;
  }
  const { replies: moved, reached } = next;
  if (moved.length > 0)
    await moveTogether(
      w,
      { from, to },
      { root: act, moved, levelsUp: act.levels_up, moveID: act.notes_places ? act.move_id : undefined },
    );
  await noteReached(w, act, reached);
  return 'again';
}

function shiftCategoryCounts(w: WriteContext, from: DiscussionRow, to: DiscussionRow, counted: number): void {
  for (const [row, comments] of [
    [from, -counted],
    [to, counted],
  ] as const) {
    if (row.date_held !== null) continue;
    changeCategoryCounters(w, row.category_id, { discussions: 0, comments });
    refreshLastPost(w, row.category_id);
  }
}
