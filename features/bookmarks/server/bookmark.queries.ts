import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { visibleCategories } from '../../categories/server/category.policy.ts';
import { leadsSomewhere } from '../../categories/server/hidden-redirects.ts';

/** Every page shows their number: it ends there, and stands for more, shown as 999+. */
export const MOST_COUNTED = 1000;

/** `bookmarks b join discussions d`, of what the viewer may still see: what is listed and what is counted are one. */
export async function seenBookmarks(ctx: RequestContext): Promise<Sql> {
  const visible = await visibleCategories(ctx);
  const isVisible = visible.isAll ? undefined : sql`d.category_id = any(${visible.ids})`;
  return sql`bookmarks b join discussions d using (discussion_id)
    where b.user_id = ${ctx.viewer.userID} and d.date_held is null
      and ${sql.and([isVisible, leadsSomewhere(visible)])}`;
}

/** Newest bookmark first. */
export async function bookmarkedIDs(ctx: RequestContext, page: number, limit: number): Promise<number[]> {
  const rows = await ctx.db.rows<{ discussion_id: number }>(sql`
    select b.discussion_id from ${await seenBookmarks(ctx)}
    order by b.date_inserted desc, b.discussion_id desc
    limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`);
  return rows.map((row) => row.discussion_id);
}
