import type { RequestContext } from '../../../platform/server/http/context.ts';
import { route } from '../../../platform/server/http/route.ts';
import type { CategoryPreferences } from '../categories.contract.ts';
import {
  followCategory as followEndpoint,
  getCategoryPreferences,
  listCategoryPreferences,
  patchCategoryPreferences,
} from '../category-follows.contract.ts';
import { requireCategory } from './category.policy.ts';
import { findFollows } from './category.queries.ts';
import { followedBy } from './category-follows.present.ts';
import { presentPreferences } from './category-preferences.ts';
import { changePreferences, followCategory, unfollowCategory } from './follow-category.ts';
import { requireMayChangeFollows, requireMaySeeFollows } from './follower.policy.ts';

export const categoryFollowRoutes = [
  route(followEndpoint, async (ctx, { params, body }) => {
    await requireCategory(ctx, params.categoryID);
    await (body.followed ? followCategory : unfollowCategory)(ctx, params.categoryID);
    return { followed: body.followed };
  }),
  route(listCategoryPreferences, async (ctx, { params }) => {
    await requireMaySeeFollows(ctx, params.userID);
    return followedBy(ctx, params.userID);
  }),
  route(getCategoryPreferences, async (ctx, { params }) => {
    await requireMaySeeFollows(ctx, params.userID);
    return preferencesOf(ctx, params);
  }),
  route(patchCategoryPreferences, async (ctx, { params, body }) => {
    await requireMayChangeFollows(ctx, params.userID);
    await requireCategory(ctx, params.categoryID);
    await changePreferences(ctx, params, body);
    return preferencesOf(ctx, params);
  }),
];

async function preferencesOf(
  ctx: RequestContext,
  { categoryID, userID }: { categoryID: number; userID: number },
): Promise<CategoryPreferences> {
  await requireCategory(ctx, categoryID);
  return presentPreferences(ctx, (await findFollows(ctx.db, userID)).get(categoryID));
}
