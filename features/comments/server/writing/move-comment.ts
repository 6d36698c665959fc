// Moving a comment with its replies into another discussion, where it stands on the first level: few at once, many in steps.
import { notFound } from '../../../../platform/contract/errors.ts';
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { type DiscussionRow, lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import { BATCH, findAct } from '../branches/branch-act.ts';
import { beginAct } from '../branches/branch-operation.ts';
import { moveTogether } from '../branches/move-branch.ts';
import { commentActs, recordUnlessAuthor } from '../comment.acts.ts';
import type { CommentRow } from '../comment.queries.ts';
import { type BranchComment, firstOfBranch } from '../threads/branch.ts';
import { nextMoveID } from '../undoing/moved-comments.ts';

type Standing = Pick<CommentRow, 'comment_id' | 'discussion_id'>;

/** Where it stands was locked before it was read. */
export async function moveComment(w: WriteContext, comment: Standing, toID: number): Promise<void> {
  if (comment.discussion_id === toID) return;
  const moveID = await nextMoveID(w);
  const { root, from } = await moveBranch(w, comment, toID, moveID);
  const place = {
    commentID: root.comment_id,
    insertUserID: root.insert_user_id,
    categoryID: from.category_id,
  };
  await recordUnlessAuthor(w, commentActs.moved, place, {
    before: { discussionID: comment.discussion_id },
    after: { discussionID: toID },
    undo: { moveID },
  });
}

/** `moveID`: of an act that can be undone. */
export async function moveBranch(
  w: WriteContext,
  { comment_id: commentID, discussion_id: fromID }: Standing,
  toID: number,
  moveID?: number,
): Promise<{ root: BranchComment; from: DiscussionRow }> {
  const locked = await lockDiscussions(w.db, [fromID, toID]);
  const [from, to] = [locked.get(fromID), locked.get(toID)];
  if (!from || !to) throw notFound('Discussion');
  // What it took along, or was hidden with, has to arrive first.
  if (await findAct(w, commentID)) throw changedMeanwhile('Where replies belong');
  const first = await firstOfBranch(w.db, commentID, BATCH + 1);
  const root = first[0];
  if (!root) throw notFound('Comment');
  const levelsUp = root.depth - 1;
  const isLong = first.length > BATCH;
  await moveTogether(w, { from, to }, { root, moved: isLong ? [root] : first, levelsUp, moveID });
  if (isLong)
    await beginAct(w, commentID, {
      topCommentID: root.top_comment_id,
      act: 'move',
      date_hidden: null,
      from_discussion_id: fromID,
      levels_up: levelsUp,
      notes_places: moveID !== undefined,
      move_id: moveID ?? 0,
    });
  return { root, from };
}
