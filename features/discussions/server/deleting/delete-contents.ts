// What a category holds is deleted with it: some discussions at a time, each in transactions of its own.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { removeNext } from './delete-discussion.ts';
import { someInCategory } from './in-category.ts';
import { unlessGone } from './unless-gone.ts';

const MOST_DISCUSSIONS = 20;
const MS_BETWEEN_LOOKS = 250;

/** Whoever may delete the category was asked for that; a long discussion ends the turn. */
export async function deleteSomeDiscussions(ctx: RequestContext, categoryID: number): Promise<void> {
  const isOnItsWay = sql`exists (select from discussion_merges m where m.discussion_id = d.discussion_id)`;
  const rows = await ctx.db.rows<{ discussion_id: number }>(
    someInCategory(categoryID, MOST_DISCUSSIONS, sql`not ${isOnItsWay}`),
  );
  // What is on its way into another discussion leaves by itself.
  if (rows.length === 0) await pause(MS_BETWEEN_LOOKS);
  for (const { discussion_id: discussionID } of rows)
    if ((await unlessGone(removeNext(ctx, discussionID))) === 'again') return;
}
