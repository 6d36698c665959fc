// Parts of a branch, read without reading all of it: a comment may have any number of replies below it.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SubtreeComment } from './comment-subtree.ts';

export interface BranchComment extends SubtreeComment {
  discussion_id: number;
  top_comment_id: number;
}

export const branchColumns = sql.raw(
  'comment_id, discussion_id, top_comment_id, parent_comment_id, insert_user_id, depth, date_held is not null as is_held',
);

/**
 * The comment itself, and some of those below it: all where there are fewer than `limit`. Each is asked for its replies by the
 * index that has them in order, however many there are: a join would read the whole table for one with very many.
 */
export function firstOfBranch(db: Queryable, commentID: number, limit: number): Promise<BranchComment[]> {
  return db.rows<BranchComment>(sql`
    with recursive branch as (
      select comment_id from comments where comment_id = ${commentID}
      union all
      select child.comment_id from branch cross join lateral (
        select comment_id from comments where parent_comment_id = branch.comment_id
        order by parent_comment_id, date_inserted, comment_id limit ${sql.integer(limit)}
      ) child
    )
    select ${branchColumns} from comments
    where comment_id = any(array(select comment_id from branch limit ${sql.integer(limit)}))
    order by depth, number`);
}

/** Of these those that nothing was ever replied to, seen or not: each is all of its branch. */
export function thoseWithoutReplies(db: Queryable, commentIDs: readonly number[]): Promise<BranchComment[]> {
  return db.rows<BranchComment>(sql`
    select ${branchColumns} from comments c
    where comment_id = any(${[...commentIDs]}) and not exists (
      select from comments reply where reply.parent_comment_id = c.comment_id)`);
}

/** Some that have no replies: below the comment, and at last itself. */
export async function lowestOfBranch(
  db: Queryable,
  commentID: number,
  limit: number,
): Promise<BranchComment[]> {
  let lowest = await db.rows<BranchComment>(
    sql`select ${branchColumns} from comments where comment_id = ${commentID}`,
  );
  for (;;) {
    const above = lowest.map((each) => each.comment_id);
    const below = await db.rows<BranchComment>(sql`
      select ${branchColumns} from comments where parent_comment_id = any(${above}) limit ${sql.integer(limit)}`);
    if (below.length === 0) return lowest;
    lowest = below;
  }
}
