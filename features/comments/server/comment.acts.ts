// What staff do with comments that are not their own.
import { defineStaffActs, type StaffAct } from '../../../platform/contract/staff-act.ts';
import { type ActedOn, recordAct, recordActs } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ActedOnRecord, StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { commentPath } from '../comment.address.ts';

export const commentActs = defineStaffActs('comment', {
  edited: 'Edited a comment',
  moved: 'Moved a comment into another discussion',
  authorChanged: 'Changed the author of a comment',
  deleted: 'Deleted a comment',
  emptied: 'Took author and text of a comment away',
  hidden: 'Hid a comment',
  restored: 'Restored a comment',
});

type Changes = Pick<ActedOn, 'before' | 'after' | 'reason' | 'undo'>;

interface Place {
  commentID: number;
  insertUserID: number;
  categoryID: number;
}

export async function recordOnComment(
  w: WriteContext,
  act: StaffAct,
  { commentID, insertUserID, categoryID }: Place,
  changes: Changes = {},
): Promise<void> {
  await recordAct(w, act, { recordID: commentID, recordUserID: insertUserID, categoryID, ...changes });
}

/** Of what authors may do with their own, too. What is done with many is written down as a whole. */
export async function recordUnlessAuthor(
  w: WriteContext,
  ...on: [act: StaffAct, place: Place, changes?: Changes]
): Promise<void> {
  const [, place] = on;
  if (place.insertUserID !== w.viewer.userID || w.origin?.runID !== undefined)
    await recordOnComment(w, ...on);
}

/** Of several that were treated alike. */
export async function recordAllUnlessAuthor(
  w: WriteContext,
  act: StaffAct,
  places: readonly Place[],
  changes: Changes = {},
): Promise<void> {
  const isWhole = w.origin?.runID !== undefined;
  const ofOthers = places.filter(({ insertUserID }) => isWhole || insertUserID !== w.viewer.userID);
  await recordActs(
    w,
    act,
    ofOthers.map(({ commentID, insertUserID, categoryID }) => ({
      recordID: commentID,
      recordUserID: insertUserID,
      categoryID,
      ...changes,
    })),
  );
}

export const commentStaffActs: StaffActs = { acts: commentActs, recordsOf: namesOfComments };

/** They are called by their discussion, and by that still where they are deleted. */
async function namesOfComments(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, ActedOnRecord>> {
  const visible = await visibleCategories(ctx);
  const rows = await ctx.db.rows<{ comment_id: number; name: string; category_id: number }>(sql`
    select comment_id, d.name, d.category_id from (
      select comment_id, discussion_id from comments where comment_id = any(${[...ids]})
      union
      select comment_id, discussion_id from deleted_comments where comment_id = any(${[...ids]})
    ) c join discussions d using (discussion_id)`);
  return new Map(
    rows
      .filter((row) => visible.has(row.category_id))
      .map((row) => [row.comment_id, { name: row.name, path: commentPath(row.comment_id) }]),
  );
}
