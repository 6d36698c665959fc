// Announcements: few, and asked for by nearly every list, so they are known in memory.

import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import type { Snapshot } from '../../../../platform/server/cache/snapshots.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import type { ListScope } from './discussion.conditions.ts';

interface PinnedRow {
  discussion_id: number;
  category_id: number;
  pin_location: 'category' | 'recent';
}

/** More than this many at the top would push the list itself off the page. */
const MAX_PINNED = 100;

/** Of those that were announced and never put back, the ones with the newest activity. */
const MOST_KNOWN = 1000;

const pinnedSnapshot: Snapshot<readonly PinnedRow[], Site> = {
  name: 'pinned-discussions',
  tags: [cacheTag.allPosts],
  load: ({ database }) =>
    database.rows<PinnedRow>(sql`
      select discussion_id, category_id, pin_location from discussions
      where pin_location is not null and date_held is null and type <> 'redirect'
      order by date_last_comment desc, discussion_id desc limit ${sql.integer(MOST_KNOWN)}`),
};

/** Announced everywhere, from other categories than these. */
export async function announcedOutside(
  ctx: RequestContext,
  categoryIDs: ReadonlySet<number>,
): Promise<number[]> {
  const all = await ctx.site.snapshots.get(pinnedSnapshot);
  return all
    .filter((row) => row.pin_location === 'recent' && !categoryIDs.has(row.category_id))
    .map((row) => row.discussion_id);
}

/** Newest activity first. Those of a category stand first only where that category was asked for. */
export async function pinnedFirst(ctx: RequestContext, scope: ListScope): Promise<number[]> {
  const all = await ctx.site.snapshots.get(pinnedSnapshot);
  const inScope = all.filter(
    (row) =>
      (scope.categoryIDs === undefined || scope.categoryIDs.includes(row.category_id)) &&
      (row.pin_location === 'recent' || scope.requestedCategoryIDs.includes(row.category_id)),
  );
  const ids = inScope.slice(0, MAX_PINNED).map((row) => row.discussion_id);
  const conditions = [...scope.conditions, ...notDismissedBy(ctx.viewer)];
  if (ids.length === 0 || conditions.length === 0) return ids;
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select d.discussion_id from discussions d
    where d.discussion_id = any(${ids}) and ${sql.and(conditions)}`);
  const passing = new Set(rows.map((row) => row.discussion_id));
  return ids.filter((id) => passing.has(id));
}

/** What somebody dismissed stands where it would without being pinned. */
function notDismissedBy({ userID, isAudience }: RequestContext['viewer']): Sql[] {
  if (userID <= 0 || isAudience) return [];
  return [
    sql`not exists (select 1 from discussion_dismissals x where x.discussion_id = d.discussion_id and x.user_id = ${userID})`,
  ];
}
