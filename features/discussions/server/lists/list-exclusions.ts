// What a member does not want to see in lists of posts: `extensions: [listExclusions.add(muted)]`. It stays where it is asked
// for by name, and what moderators look for is never left out.
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../../platform/server/feature/extension-point.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';

export interface ListExclusion {
  /** Whole categories: they are left out before anything is counted. */
  categoryIDs: (ctx: RequestContext) => Promise<readonly number[]>;
  /** A condition on `discussions d`, looked at for the rows of one page: it reads some rows by a key for each. */
  isExcluded: (ctx: RequestContext) => Sql;
}

export const listExclusions = new ExtensionPoint<ListExclusion>();

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
  const ids = await Promise.all(listExclusions.of(ctx).map((each) => each.categoryIDs(ctx)));
  return new Set(ids.flat());
}

/** Of the posts of one page, those that are not shown: however much somebody muted, it takes as long as the page is. */
export async function excludedAmong(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const conditions = listExclusions.of(ctx).map((each) => each.isExcluded(ctx));
  if (ids.length === 0 || conditions.length === 0) return new Set();
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select d.discussion_id from discussions d
    where d.discussion_id = any(${[...ids]}) and d.insert_user_id <> ${ctx.viewer.userID}
      and (${sql.join(conditions, ' or ')})`);
  return new Set(rows.map((row) => row.discussion_id));
}
