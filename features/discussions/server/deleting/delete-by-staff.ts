// Deleting a discussion as people do it: for as long as that can be undone it is kept as it was.
import { undoDays } from '../../../../platform/server/audit-log/undo.config.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { discussionActs, recordUnlessAuthor } from '../discussion.acts.ts';
import { findDiscussion, lockDiscussion } from '../discussion.rows.ts';
import { removeSome, requireDeletable } from './delete-discussion.ts';
import { deleteForATime } from './deleted-for-a-time.ts';

/** With its comments; its address answers 410. `again`: it goes for good at once, and takes more steps. */
export async function deleteDiscussion(
  ctx: RequestContext,
  discussionID: number,
): Promise<'again' | undefined> {
  const seen = await findDiscussion(ctx.db, discussionID);
  // Nothing is kept, or it is on its way out already.
  if (ctx.setting(undoDays) === 0 || (seen?.date_removed && !seen.date_purge))
    return removeSome(ctx, discussionID);
  await requireDeletable(ctx, discussionID);
  await ctx.write(async (w) => {
    const row = await lockDiscussion(w.db, discussionID, 'take away');
    // Somebody else was faster.
    if (!row || row.date_removed !== null) return;
    await recordUnlessAuthor(w, discussionActs.deleted, row, {
      before: { countComments: row.count_comments },
      undo: {},
    });
    await deleteForATime(ctx, w, row);
  });
  return undefined;
}
