import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { bookmarkAdded, bookmarkRemoved } from '../bookmarks.events.ts';

// Bookmarks are the viewer's own: no page that others see depends on them, so nothing is invalidated. A discussion that is
// deleted at the same moment gets none.

export async function bookmarkDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const added = await w.db.execute(sql`
      insert into bookmarks (user_id, discussion_id)
      select ${userID}, discussion_id from discussions where discussion_id = ${discussionID} for key share
      on conflict do nothing`);
    if (added > 0) await w.announce(bookmarkAdded, { discussionID, userID });
  });
}

export async function unbookmarkDiscussion(ctx: RequestContext, discussionID: number): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const removed = await w.db.execute(
      sql`delete from bookmarks where user_id = ${userID} and discussion_id = ${discussionID}`,
    );
    if (removed > 0) await w.announce(bookmarkRemoved, { discussionID, userID });
  });
}
