// Lists without what their reader muted.
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { ListExclusion } from '../../discussions/server/lists/list-exclusions.ts';
import { isMuted, isMutedNow, mutes } from './muted.condition.ts';

const mutedBy = (ctx: RequestContext, isMeant?: (recordType: string) => boolean) =>
  ctx.viewer.lacks(mutes)
    ? sql.raw('false')
    : isMuted(
        ctx,
        sql`${ctx.viewer.userID}`,
        { discussionID: sql.raw('d.discussion_id'), authorID: sql.raw('d.insert_user_id') },
        isMeant,
      );

export const mutedInLists: ListExclusion = {
  categoryIDs: async (ctx) => {
    if (ctx.viewer.lacks(mutes)) return [];
    const rows = await ctx.db.rows<{ record_id: number }>(sql`
      select record_id from mutes m
      where user_id = ${ctx.viewer.userID} and record_type = 'category' and ${isMutedNow}`);
    return rows.map((row) => row.record_id);
  },
  // Categories are left out before, or were asked for.
  isExcluded: (ctx) => mutedBy(ctx, (recordType) => recordType !== 'category'),
  isMuted: (ctx) => mutedBy(ctx),
};

/** Of the platform's pages those that list posts, by their views. */
const LISTS: ReadonlySet<string | undefined> = new Set(['home', 'discussionList', 'categoryList']);

export const mutesTag = (userID: number) => `mutes:${userID}`;

/** Asked for on every page of a list; a mute that ran out may be noticed a minute later. */
const mutingMembers: RowKind<{ user_id: number; has_muted: boolean }> = {
  name: 'muting member',
  idOf: (row) => row.user_id,
  tagsOf: (row) => [mutesTag(row.user_id)],
  read: (ctx, ids) =>
    ctx.db.rows(sql`
      select user_id, exists (select from mutes m where m.user_id = asked.user_id and ${isMutedNow}) as has_muted
      from unnest(${ids}::int[]) asked (user_id)`),
};

/** Whoever muted something has pages of their own wherever posts are listed; all others share theirs. */
export async function hasOwnLists(ctx: RequestContext, layoutViewType: string | undefined): Promise<boolean> {
  if (!LISTS.has(layoutViewType) || ctx.viewer.lacks(mutes)) return false;
  const [member] = await cachedRows(ctx, mutingMembers, [ctx.viewer.userID]);
  return member?.has_muted === true;
}
