// Whether a discussion of a type may stand in a category.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryError } from '../../categories/categories.contract.ts';
import { requireCategory } from '../../categories/server/category.policy.ts';
import { allowedTypesOf, takesType } from '../../categories/server/category.post-types.ts';
import type { CategoryNode } from '../../categories/server/category.snapshot.ts';
import { discussionError } from '../discussions.contract.ts';

/** May the viewer post here at all, and may it be of this type? */
export async function requirePlaceFor(
  ctx: RequestContext,
  categoryID: number,
  postTypeID: string,
): Promise<CategoryNode> {
  const category = await requireCategory(ctx, categoryID);
  if (!ctx.viewer.canInCategory('discussions.add', categoryID)) throw permissionProblem(['discussions.add']);
  if (category.display_as !== 'discussions') throw categoryError('category.noPosts');
  if (category.is_being_deleted) throw categoryError('category.beingDeleted');
  await requireTypeAllowed(ctx, category, postTypeID);
  return category;
}

export async function requireTypeAllowed(
  ctx: RequestContext,
  category: CategoryNode,
  postTypeID: string,
): Promise<void> {
  if (takesType(category, postTypeID)) return;
  const { postTypeIDs } = (await allowedTypesOf(ctx))(category);
  throw discussionError('discussion.typeNotAllowed', {
    discussionType: postTypeID,
    allowedDiscussionTypes: postTypeIDs,
  });
}
