// Who may hand out which role, and who stands above whom.

import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { rankOf } from '../roles.ranks.ts';
import { findMemberRoles, type RoleRow } from './role.queries.ts';

/** A role is assignable by whoever ranks at least as high as it. */
export async function assignableRoleIDs(
  ctx: RequestContext,
  roles: readonly RoleRow[],
): Promise<Set<number>> {
  const book = await ctx.site.roleBook();
  const own = rankOf(ctx.viewer.permissions);
  return new Set(
    roles
      .filter((role) => rankOf(permissionSetOf(book, [role.role_id], false)) <= own)
      .map((role) => role.role_id),
  );
}

export function canSeeRole(ctx: RequestContext, role: RoleRow): boolean {
  return !role.is_personal_info || ctx.can('personalInfo.view');
}

export async function outranksViewer(ctx: RequestContext, userID: number): Promise<boolean> {
  if (userID === ctx.viewer.userID) return false;
  const member = await findMemberRoles(ctx.db, userID);
  if (!member) return false;
  const book = await ctx.site.roleBook();
  return rankOf(permissionSetOf(book, member.role_ids, member.admin > 0)) > rankOf(ctx.viewer.permissions);
}
