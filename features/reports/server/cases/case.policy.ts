// Who sees which cases and decides about them.
import { notFound } from '../../../../platform/contract/errors.ts';
import { type Sql, sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Viewer } from '../../../../platform/server/sessions/viewer.ts';
import { visibleCategories } from '../../../categories/server/category.policy.ts';

/**
 * Cases `c` that the viewer may see: where they moderate, or, for those who moderate everywhere, also what stands in no
 * category. Never those about themselves: nobody learns who reported them.
 */
export async function visibleCases(ctx: RequestContext): Promise<Sql> {
  const isOthers = sql`c.record_user_id <> ${ctx.viewer.userID}`;
  const isGlobal = ctx.can('community.moderate');
  const visible = await visibleCategories(ctx, isGlobal ? 'discussions.view' : 'posts.moderate');
  if (isGlobal && visible.isAll) return isOthers;
  const isPlaced = sql`c.category_id = any(${visible.ids})`;
  return sql`${isOthers} and ${isGlobal ? sql`(c.category_id is null or ${isPlaced})` : isPlaced}`;
}

export async function requireVisible(ctx: RequestContext, caseID: number): Promise<void> {
  const row = await ctx.db.row(
    sql`select from moderation_cases c where c.case_id = ${caseID} and ${await visibleCases(ctx)}`,
  );
  if (!row) throw notFound('Case');
}

/** For whoever a case is given to. */
export function mayDecide(
  viewer: Viewer,
  place: { category_id: number | null; record_user_id: number },
): boolean {
  if (viewer.userID === place.record_user_id || viewer.isBanned) return false;
  const { category_id: categoryID } = place;
  if (categoryID === null) return viewer.can('community.moderate');
  if (viewer.can('community.moderate')) return viewer.canInCategory('discussions.view', categoryID);
  return viewer.canInCategory('posts.moderate', categoryID);
}
