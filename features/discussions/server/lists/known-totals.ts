// How long lists are of which counters know it.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { countDiscussionsIn, countVisiblePosts } from '../../../categories/server/category.counts.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';
import { countTagged } from '../../../tags/server/tag.queries.ts';
import type { DiscussionFilters } from '../../discussion-filters.contract.ts';
import { countSeenDiscussions } from '../member-counts/hidden-post-counts.ts';
import type { ListScope } from './discussion.conditions.ts';

/** The whole of some categories, what one member wrote, what has one tag; anything narrower has to be counted. */
export async function knownTotal(
  ctx: RequestContext,
  filters: DiscussionFilters,
  scope: ListScope,
): Promise<number | undefined> {
  const { categoryIDs, conditions, visibility, authorID, includesOwnHeld } = scope;
  if (includesOwnHeld) return undefined;
  if (conditions.length === 0) {
    if (categoryIDs) return countDiscussionsIn(ctx, categoryIDs);
    return (await countVisiblePosts(ctx)).discussions;
  }
  if (authorID !== undefined) return countSeenDiscussions(ctx, authorID, categoryIDs);
  if (conditions.length > 1 || !/^\d{1,9}$/.test(filters.tagID ?? '')) return undefined;
  const places = categoryIDs ?? (await visibleCategories(ctx)).ids;
  return countTagged(ctx.db, Number(filters.tagID), places, visibility);
}
