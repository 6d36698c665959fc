import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { FollowedCategory } from '../category-follows.contract.ts';
import { categoryFragment } from './category.crumbs.ts';
import { visibleCategories } from './category.policy.ts';
import { findFollows } from './category.queries.ts';
import { presentPreferences } from './category-preferences.ts';

/** In the order of categories. Those the asker may not see are left out, whoever follows them. */
export async function followedBy(ctx: RequestContext, userID: number): Promise<FollowedCategory[]> {
  const [visible, follows] = await Promise.all([visibleCategories(ctx), findFollows(ctx.db, userID)]);
  return visible.tree.all
    .filter((node) => visible.has(node.category_id) && follows.has(node.category_id))
    .map((node) => ({
      ...categoryFragment(ctx, node),
      preferences: presentPreferences(ctx, follows.get(node.category_id)),
    }));
}
