// Lists without what their reader muted.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ListExclusion } from '../../discussions/server/lists/list-exclusions.ts';
import { isMuted, isMutedNow } from './muted.condition.ts';

export const mutedInLists: ListExclusion = {
  categoryIDs: async (ctx) => {
    const rows = await ctx.db.rows<{ record_id: number }>(sql`
      select record_id from mutes m
      where user_id = ${ctx.viewer.userID} and record_type = 'category' and ${isMutedNow}`);
    return rows.map((row) => row.record_id);
  },
  // Categories are left out before, or were asked for.
  isExcluded: (ctx) =>
    isMuted(
      ctx,
      sql`${ctx.viewer.userID}`,
      { discussionID: sql.raw('d.discussion_id'), authorID: sql.raw('d.insert_user_id') },
      (recordType) => recordType !== 'category',
    ),
};

/** Of the platform's pages those that list posts, by their views. */
const LISTS: ReadonlySet<string | undefined> = new Set(['home', 'discussionList', 'categoryList']);

/** Whoever muted something has pages of their own wherever posts are listed; all others share theirs. */
export async function hasOwnLists(ctx: RequestContext, layoutViewType: string | undefined): Promise<boolean> {
  if (!LISTS.has(layoutViewType)) return false;
  const row = await ctx.db.row<{ has_muted: boolean }>(sql`
    select exists (select from mutes m where user_id = ${ctx.viewer.userID} and ${isMutedNow}) as has_muted`);
  return row?.has_muted === true;
}
