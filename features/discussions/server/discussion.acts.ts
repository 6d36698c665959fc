// What staff do with discussions that are not their own, or that authors cannot do.

import { defineStaffActs, type StaffAct } from '../../../platform/contract/staff-act.ts';
import { type ActedOn, recordAct, recordActs } from '../../../platform/server/audit-log/record-act.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import type { ActedOnRecord, StaffActs } from '../../../platform/server/places/staff-acts.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { discussionPath } from '../discussion.address.ts';
import type { DiscussionRow } from './discussion.rows.ts';

export const discussionActs = defineStaffActs('discussion', {
  closed: 'Closed a discussion',
  reopened: 'Reopened a discussion',
  announced: 'Announced a discussion',
  unannounced: 'Took an announcement back',
  sunk: 'Sank a discussion',
  raised: 'Raised a sunk discussion',
  bumped: 'Bumped a discussion',
  moved: 'Moved a discussion',
  merged: 'Merged a discussion into another one',
  split: 'Split comments off a discussion',
  commentsMoved: 'Moved comments into another discussion',
  edited: 'Edited a discussion',
  tagged: 'Changed the tags of a discussion',
  typeChanged: 'Changed the type of a discussion',
  statusChanged: 'Changed the status of a discussion',
  authorChanged: 'Changed the author of a discussion',
  deleted: 'Deleted a discussion',
  hidden: 'Hid a discussion',
  restored: 'Restored a discussion',
});

type Changes = Pick<ActedOn, 'before' | 'after' | 'reason' | 'undo'>;
type Place = Pick<DiscussionRow, 'discussion_id' | 'category_id' | 'insert_user_id'>;

export function recordOnDiscussion(
  w: WriteContext,
  act: StaffAct,
  row: Place,
  changes: Changes = {},
): Promise<void> {
  return recordAct(w, act, {
    recordID: row.discussion_id,
    recordUserID: row.insert_user_id,
    categoryID: row.category_id,
    ...changes,
  });
}

/** Of several that were treated alike. */
export async function recordAllUnlessAuthor(
  w: WriteContext,
  act: StaffAct,
  all: readonly (Changes & { row: Place })[],
): Promise<void> {
  const isWhole = w.origin?.runID !== undefined;
  const recorded = all.filter(({ row }) => isWhole || row.insert_user_id !== w.viewer.userID);
  await recordActs(
    w,
    act,
    recorded.map(({ row, ...changes }) => ({
      recordID: row.discussion_id,
      recordUserID: row.insert_user_id,
      categoryID: row.category_id,
      ...changes,
    })),
  );
}

/** Of what authors may do with their own, too. What is done with many is written down as a whole. */
export async function recordUnlessAuthor(
  w: WriteContext,
  ...on: [act: StaffAct, row: Place, changes?: Changes]
): Promise<void> {
  const [, row] = on;
  if (row.insert_user_id !== w.viewer.userID || w.origin?.runID !== undefined)
    await recordOnDiscussion(w, ...on);
}

export const discussionStaffActs: StaffActs = {
  acts: discussionActs,
  recordsOf: namesOfDiscussions,
};

/** What is deleted has its name still. */
async function namesOfDiscussions(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, ActedOnRecord>> {
  const visible = await visibleCategories(ctx);
  const rows = await ctx.db.rows<{ discussion_id: number; name: string; category_id: number }>(sql`
    select discussion_id, name, category_id from discussions where discussion_id = any(${[...ids]})
    union all
    select discussion_id, name, category_id from deleted_discussions gone
    where discussion_id = any(${[...ids]}) and not exists (
      select from discussions d where d.discussion_id = gone.discussion_id)`);
  return new Map(
    rows
      .filter((row) => visible.has(row.category_id))
      .map(({ discussion_id: discussionID, name }) => [
        discussionID,
        { name, path: discussionPath({ discussionID, name }) },
      ]),
  );
}
