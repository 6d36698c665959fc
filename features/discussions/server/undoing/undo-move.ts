// A discussion goes back to the category it came from, and what leads from there to it goes.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { UndoableAct } from '../../../../platform/server/places/undoable-acts.ts';
import { refreshLastPost } from '../../../categories/server/category.counters.ts';
import { removeDiscussions } from '../deleting/remove-discussions.ts';
import { discussionActs } from '../discussion.acts.ts';
import { abilitiesOn, requireDiscussion } from '../discussion.policy.ts';
import { type DiscussionRow, lockDiscussion, lockDiscussions, postTypeIDOf } from '../discussion.rows.ts';
import { requirePlaceFor } from '../discussion-place.ts';
import { invalidatedTagsOf, moveDiscussion } from '../discussion-state.ts';
import { redirectName } from '../writing/discussion-redirect.ts';

export const undoableMove: UndoableAct = {
  act: discussionActs.moved,
  undo: async (ctx, { recordID, before, after }) => {
    const [home, place] = [Number(before.categoryID), Number(after.categoryID)];
    const seen = await requireDiscussion(ctx, recordID);
    requireMovable(ctx, seen, home);
    await requirePlaceFor(ctx, home, postTypeIDOf(seen));
    return async (w) => {
      const redirects = await redirectsIn(w, home, recordID);
      const locked = await lockDiscussions(w.db, [recordID, ...redirects], 'take away');
      const row = locked.get(recordID);
      if (!row || row.date_removed !== null) throw notFound('Discussion');
      requireMovable(ctx, row, home);
      if (row.category_id !== home) {
        if (row.category_id !== place) throw undoError('undo.changedSince');
        await moveDiscussion(w, row, home);
      }
      for (const id of redirects) {
        const redirect = locked.get(id);
        if (redirect?.type === 'redirect' && redirect.category_id === home)
          await removeDiscussions(w, [redirect]);
      }
    };
  },
};

function requireMovable(ctx: RequestContext, row: DiscussionRow, home: number): void {
  const mayEditThere = ctx.can('community.moderate') || ctx.viewer.canInCategory('discussions.edit', home);
  if (!abilitiesOn(ctx, row).canMove || !mayEditThere) throw permissionProblem(['discussions.edit']);
}

async function redirectsIn(w: WriteContext, categoryID: number, discussionID: number): Promise<number[]> {
  const rows = await w.db.rows<{ discussion_id: number }>(sql`
    select discussion_id from discussions
    where redirect_discussion_id = ${discussionID} and type = 'redirect' and category_id = ${categoryID}
      and starts_with(name, ${redirectName('Moved', '')}) and date_removed is null
    order by discussion_id`);
  return rows.map((row) => row.discussion_id);
}

/** Pushed up by staff: back to where its last comment puts it. */
export const undoableBump: UndoableAct = {
  act: discussionActs.bumped,
  undo: async (ctx, { recordID, before }) => {
    ctx.require('curation.manage');
    await requireDiscussion(ctx, recordID);
    return async (w) => {
      const row = await lockDiscussion(w.db, recordID);
      if (!row) throw notFound('Discussion');
      await putBack(w, row, String(before.dateLastComment));
    };
  },
};

async function putBack(w: WriteContext, row: DiscussionRow, date: string): Promise<void> {
  await w.db.execute(sql`
    update discussions d set date_last_comment = greatest(${date}::timestamptz, (
      select date_inserted from comments c where c.comment_id = d.last_comment_id))
    where discussion_id = ${row.discussion_id}`);
  refreshLastPost(w, row.category_id);
  await w.invalidate(invalidatedTagsOf(row));
}
