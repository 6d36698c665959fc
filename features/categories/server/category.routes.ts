import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { withRevision } from '../../../platform/server/http/responses/revision.ts';
import { type Answer, route } from '../../../platform/server/http/route.ts';
import {
  type Category,
  type CategoryEdit,
  getCategory,
  getCategoryEdit,
  listCategories,
  patchCategory,
  postCategory,
  searchCategories,
  suggestCategories,
} from '../categories.contract.ts';
import { moveCategory as moveCategoryEndpoint } from '../category-places.contract.ts';
import { tryCategoryPermissions } from '../permission-trials.contract.ts';
import { tryRolePermissions as tryRolePermissionsEndpoint } from '../role-trials.contract.ts';
import { addCategory, changeCategory } from './category.actions.ts';
import { contextWithUsers, listCategoriesFor } from './category.list.ts';
import { requireCategory } from './category.policy.ts';
import { postTypeOptions } from './category.post-types.ts';
import { presentCategory } from './category.present.ts';
import { findFollows } from './category.queries.ts';
import { searchCategoriesFor, suggestCategoriesFor } from './category.search.ts';
import { categoriesSnapshot } from './category.snapshot.ts';
import { presentCategoryEdit } from './category-edit.present.ts';
import { moveCategory } from './move-category.ts';
import { tryPermissions } from './permission-trial.ts';
import { tryRolePermissions } from './role-trial.ts';

export const categoryRoutes = [
  route(listCategories, (ctx, { query }) => listCategoriesFor(ctx, query)),
  route(searchCategories, (ctx, { query }) => searchCategoriesFor(ctx, query)),
  route(suggestCategories, (ctx, { query }) => suggestCategoriesFor(ctx, query)),
  route(getCategory, async (ctx, { params, query }) => oneCategory(ctx, params.categoryID, query.expand)),
  route(getCategoryEdit, async (ctx, { params }) => categoryForEdit(ctx, params.categoryID)),
  route(postCategory, async (ctx, { body }) => oneCategory(ctx, await addCategory(ctx, body))),
  route(patchCategory, async (ctx, { params, body }) => {
    await changeCategory(ctx, params.categoryID, body);
    return oneCategory(ctx, params.categoryID);
  }),
  route(moveCategoryEndpoint, (ctx, { params, body }) => moveCategory(ctx, params.categoryID, body)),
  route(tryCategoryPermissions, (ctx, { params, body }) => tryPermissions(ctx, params.categoryID, body)),
  route(tryRolePermissionsEndpoint, (ctx, { params, body }) =>
    tryRolePermissions(ctx, params.roleID, body.permissions),
  ),
];

async function oneCategory(
  ctx: RequestContext,
  categoryID: number,
  expand: ReadonlySet<string> = new Set(),
): Promise<Category> {
  const node = await requireCategory(ctx, categoryID);
  const context = await contextWithUsers(ctx, expand, await findFollows(ctx.db, ctx.viewer.userID));
  return { ...presentCategory(context, node), allowedPostTypeOptions: await postTypeOptions(ctx, node) };
}

async function categoryForEdit(ctx: RequestContext, categoryID: number): Promise<Answer<CategoryEdit>> {
  const node = (await ctx.snapshot(categoriesSnapshot)).byID.get(categoryID);
  if (!node) throw notFound('Category');
  return withRevision(presentCategoryEdit(node));
}
