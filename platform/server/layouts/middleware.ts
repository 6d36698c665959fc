// Who gets to see a node: by role, by permission, by category.
import type { RequestContext } from '../http/context.ts';
import type { LayoutDefinition } from './view.ts';

interface Middleware {
  'role-filter'?: { roleIDs?: number[] };
  'layout-permission'?: { permission?: string };
  'category-filter'?: { categoryIDs?: number[] };
}

export function mayShow(
  ctx: RequestContext,
  definition: LayoutDefinition,
  params: Record<string, unknown>,
): boolean {
  const middleware = (definition.$middleware ?? {}) as Middleware;
  const roleIDs = middleware['role-filter']?.roleIDs;
  if (roleIDs?.length && !roleIDs.some((roleID) => ctx.viewer.roleIDs.includes(roleID))) return false;
  const permission = middleware['layout-permission']?.permission;
  if (permission && !ctx.can(permission)) return false;
  const categoryIDs = middleware['category-filter']?.categoryIDs;
  if (
    categoryIDs?.length &&
    !categoryIDs.includes(Number((params.category as { categoryID?: number } | undefined)?.categoryID))
  )
    return false;
  return true;
}
