// Whether a discussion of a type may stand in a category.
import { permissionProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryError } from '../../categories/categories.contract.ts';
import { requireCategory } from '../../categories/server/category.policy.ts';
import type { CategoryNode } from '../../categories/server/category.snapshot.ts';
import { discussionError } from '../discussions.contract.ts';

/** May the viewer post here at all, and may it be of this type? */
export async function requirePlaceFor(
  ctx: RequestContext,
  categoryID: number,
  type: string,
): Promise<CategoryNode> {
  const category = await requireCategory(ctx, categoryID);
  if (!ctx.viewer.canInCategory('discussions.add', categoryID)) throw permissionProblem(['discussions.add']);
  if (category.display_as !== 'discussions') throw categoryError('category.noPosts');
  requireTypeAllowed(category, type);
  return category;
}

export function requireTypeAllowed(category: CategoryNode, type: string): void {
  const allowed = category.allowed_discussion_types;
  if (allowed && !allowed.includes(type)) {
    throw discussionError('discussion.typeNotAllowed', {
      discussionType: type,
      allowedDiscussionTypes: allowed,
    });
  }
}
