// Who gets to see a node: by role, by permission, by category.

import { storedPermission } from '../../contract/permission-names.ts';
import type { RequestContext } from '../http/context.ts';
import type { PageParams } from './page-params.ts';
import type { LayoutDefinition } from './view.ts';

interface Middleware {
  'role-filter'?: { roleIDs?: unknown };
  'layout-permission'?: { permission?: unknown; permissions?: unknown };
  'category-filter'?: { categoryID?: unknown; categoryIDs?: unknown; includeChildCategories?: boolean };
}

export function mayShow(ctx: RequestContext, definition: LayoutDefinition, params: PageParams): boolean {
  const middleware = (definition.$middleware ?? {}) as Middleware;
  const roleIDs = listOf(middleware['role-filter']?.roleIDs);
  if (roleIDs.length > 0 && !ctx.viewer.roleIDs.some((roleID) => roleIDs.includes(roleID))) return false;
  const { permission, permissions } = middleware['layout-permission'] ?? {};
  const wanted = [...listOf(permission), ...listOf(permissions)].map(String).map(storedPermission);
  if (wanted.length > 0 && !ctx.can(wanted)) return false;
  return isOnItsPage(middleware['category-filter'], params);
}

/** The content of a layout that is only previewed was not validated. */
function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return [];
  return Array.isArray(value) ? value : [value];
}

/** The category of the page is one of those named, or lies below one where that counts too. */
function isOnItsPage(filter: Middleware['category-filter'], params: PageParams): boolean {
  const { categoryID, categoryIDs, includeChildCategories = false } = filter ?? {};
  const wanted = new Set([...listOf(categoryID), ...listOf(categoryIDs)]);
  if (wanted.size === 0) return true;
  const own = Number(params.category?.categoryID);
  if (wanted.has(own)) return true;
  const above = params.categoryIDs ?? [];
  return includeChildCategories && above.some((id) => wanted.has(id));
}
