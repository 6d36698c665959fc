// Who gets to see a node: by role, by permission, by category.
import type { RequestContext } from '../http/context.ts';
import type { LayoutDefinition } from './view.ts';

interface Middleware {
  'role-filter'?: { roleIDs?: number[] };
  'layout-permission'?: { permission?: string; permissions?: string[] };
  'category-filter'?: { categoryID?: number; categoryIDs?: number[]; includeChildCategories?: boolean };
}

export function mayShow(
  ctx: RequestContext,
  definition: LayoutDefinition,
  params: Record<string, unknown>,
): boolean {
  const middleware = (definition.$middleware ?? {}) as Middleware;
  const roleIDs = middleware['role-filter']?.roleIDs;
  if (roleIDs?.length && !roleIDs.some((roleID) => ctx.viewer.roleIDs.includes(roleID))) return false;
  const { permission, permissions = [] } = middleware['layout-permission'] ?? {};
  const wanted = permission ? [permission, ...permissions] : permissions;
  if (wanted.length > 0 && !ctx.can(wanted)) return false;
  return isOnItsPage(middleware['category-filter'], params);
}

/** The category of the page is one of those named, or lies below one where that counts too. */
function isOnItsPage(filter: Middleware['category-filter'], params: Record<string, unknown>): boolean {
  const { categoryID, categoryIDs = [], includeChildCategories = false } = filter ?? {};
  const wanted = new Set(categoryID === undefined ? categoryIDs : [categoryID, ...categoryIDs]);
  if (wanted.size === 0) return true;
  const own = Number((params.category as { categoryID?: number } | undefined)?.categoryID);
  if (wanted.has(own)) return true;
  const above = (params.categoryIDs as number[] | undefined) ?? [];
  return includeChildCategories && above.some((id) => wanted.has(id));
}
