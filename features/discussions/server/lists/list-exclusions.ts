// What a member does not want to see in lists of posts, by the feature that knows it. It stays where it is asked
// for by name, and what moderators look for is never left out.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';

export interface ListExclusion {
  /** Whole categories: they are left out before anything is counted. */
  categoryIDs: (ctx: RequestContext) => Promise<readonly number[]>;
  /** A condition on `discussions d`, looked at for the rows of one page: it reads some rows by a key for each. */
  isExcluded: (ctx: RequestContext) => Sql;
  /** The same, with whole categories. */
  isMuted: (ctx: RequestContext) => Sql;
}

declare module '../../../../platform/server/feature/provided.ts' {
  interface Provided {
    listExclusion: ListExclusion;
  }
}

/** Asked for by name: posts of somebody, with a tag, bookmarked ones; or those that moderators work on. */
const WHOLE = [
  'discussionID',
  'tagID',
  'insertUserID',
  'bookmarkUserID',
  'participatedUserID',
  'internalStatusID',
  'hasComments',
  'resolved',
] as const satisfies (keyof DiscussionFilters)[];

export function excludes({ viewer }: RequestContext, filters: DiscussionFilters): boolean {
  if (filters.excludeMuted !== true || viewer.userID <= 0 || viewer.isAudience) return false;
  return WHOLE.every((name) => filters[name] === undefined);
}

export async function excludedCategories(ctx: RequestContext): Promise<ReadonlySet<number>> {
  return new Set(await ctx.site.features.provided.listExclusion?.categoryIDs(ctx));
}

/** Of the posts of one page, those that are not shown: however much somebody muted, it takes as long as the page is. */
export async function excludedAmong(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { listExclusion } = ctx.site.features.provided;
  const isExcluded = ids.length > 0 && listExclusion ? listExclusion.isExcluded(ctx) : sql.raw('false');
  if (isExcluded.isFalse) return new Set();
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select d.discussion_id from discussions d
    where d.discussion_id = any(${[...ids]}) and d.insert_user_id <> ${ctx.viewer.userID}
      and (${isExcluded})`);
  return new Set(rows.map((row) => row.discussion_id));
}
