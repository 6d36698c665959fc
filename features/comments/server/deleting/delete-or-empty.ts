// Some of the comments of a member: those that nobody else answered go, the others are emptied.
import { changedMeanwhile } from '../../../../platform/server/db/retry-conflicts.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';
import { lockDiscussions } from '../../../discussions/server/discussion.rows.ts';
import { type BranchComment, branchColumns } from '../threads/branch.ts';
import { lockComments } from '../threads/comment-subtree.ts';
import { deleteTogether, type LockedDiscussions } from './delete-together.ts';
import { emptyComments } from './empty-comments.ts';

/** Whatever others replied stays: with the discussions locked, no reply comes in between. */
export async function deleteOrEmpty(
  w: WriteContext,
  ids: readonly number[],
): Promise<{ gone: BranchComment[]; locked: LockedDiscussions }> {
  const seen = await w.db.rows<{ discussion_id: number }>(
    sql`select distinct discussion_id from comments where comment_id = any(${ids})`,
  );
  const locked = await lockDiscussions(
    w.db,
    seen.map((row) => row.discussion_id),
  );
  await lockComments(w, ids);
  const there = await w.db.rows<Candidate>(sql`
    select ${branchColumns}, exists (
        select from comments reply where reply.parent_comment_id = c.comment_id
          and (reply.comment_id <> all(${ids}) or reply.date_tombstoned is not null)
      ) as is_answered
    from comments c where comment_id = any(${ids}) and date_tombstoned is null order by depth desc, comment_id`);
  if (there.some((each) => !locked.has(each.discussion_id))) throw changedMeanwhile('The place of a comment');
  const { gone, emptied } = apart(there);
  await emptyComments(w, locked, emptied);
  await deleteTogether(w, locked, { gone });
  return { gone, locked };
}

interface Candidate extends BranchComment {
  /** By one that is not among them. */
  is_answered: boolean;
}

/** Whatever stands below one that stays keeps it there too; the deepest come first. */
function apart(there: readonly Candidate[]): { gone: BranchComment[]; emptied: number[] } {
  const stays = new Set<number>();
  const gone: BranchComment[] = [];
  const emptied: number[] = [];
  for (const each of there) {
    const isStaying = each.is_answered || stays.has(each.comment_id);
    if (isStaying) emptied.push(each.comment_id);
    else gone.push(each);
    if (isStaying && each.parent_comment_id !== null) stays.add(each.parent_comment_id);
  }
  return { gone, emptied };
}
