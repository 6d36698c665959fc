// Who may see and use which category.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { hasPermission, type PermissionSet } from '../../../platform/contract/permission.ts';
import type { PermissionName } from '../../../platform/contract/permission-names.ts';
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { categoryError } from '../categories.contract.ts';
import { localTree, type TreeReader } from './category.local-tree.ts';
import type { CategoryNode, CategoryTree } from './category.snapshot.ts';

type Reader = TreeReader & Pick<RequestContext, 'viewer'>;

export interface VisibleCategories {
  readonly tree: CategoryTree;
  readonly ids: number[];
  readonly has: (categoryID: number) => boolean;
  /** True: no condition is needed, the viewer sees every category. */
  readonly isAll: boolean;
}

// Everyone with the same roles holds the same permission set, so one answer serves a whole audience. Both keys
// are snapshots: a change of roles or categories makes new ones, and the old answers go with them.
const known = new WeakMap<CategoryTree, WeakMap<PermissionSet, Map<string, VisibleCategories>>>();

export async function visibleCategories(
  ctx: Reader,
  permission: PermissionName = 'discussions.view',
): Promise<VisibleCategories> {
  const tree = await localTree(ctx);
  const set = ctx.viewer.permissions;
  const ofTree = getOrCreate(known, tree, () => new WeakMap());
  const ofSet = getOrCreate(ofTree, set, () => new Map());
  return getOrCreate(ofSet, permission, () => visibleIn(tree, set, permission));
}

/** Whatever else one may do in a category, who does not see it must not learn that it exists. */
export function visibleIn(
  tree: CategoryTree,
  set: PermissionSet,
  permission: PermissionName = 'discussions.view',
): VisibleCategories {
  const holds = (name: PermissionName, resourceID: number) =>
    hasPermission(set, name, { resourceType: 'category', resourceID });
  const ids = tree.all
    .map((node) => node.category_id)
    .filter((id) => holds('discussions.view', id) && holds(permission, id));
  const idSet = new Set(ids);
  return { tree, ids, has: (categoryID) => idSet.has(categoryID), isAll: ids.length === tree.all.length };
}

export async function visibleCategoryIDs(
  ctx: Reader,
  permission: PermissionName = 'discussions.view',
): Promise<number[]> {
  return (await visibleCategories(ctx, permission)).ids;
}

/** The category, or 404; 403 where the viewer lacks the permission on it. */
export async function requireCategory(
  ctx: Reader,
  categoryID: number,
  permission: PermissionName = 'discussions.view',
): Promise<CategoryNode> {
  const tree = await localTree(ctx);
  const node = tree.byID.get(categoryID);
  if (!node) throw notFound('Category');
  if (!ctx.viewer.canInCategory(permission, categoryID)) throw permissionProblem([permission]);
  return node;
}

/** Nothing new comes to a category at rest; what was written elsewhere is still moved there. */
export function requireNotArchived(category: Pick<CategoryNode, 'is_archived'>): void {
  if (category.is_archived) throw categoryError('category.archived');
}

/** No comment, reaction or change of an author: what is there stays as it is. Editors and moderators tidy it. */
export async function requireWritableCategory(ctx: Reader, categoryID: number): Promise<void> {
  const node = (await localTree(ctx)).byID.get(categoryID);
  if (node) requireNotArchived(node);
}
