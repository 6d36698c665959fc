// Who may hand out which role, and who stands above whom.

import { requireItems } from '../../../platform/contract/item-errors.ts';
import { type PermissionName, storedPermission } from '../../../platform/contract/permission-names.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import { permissionSetOf, type RoleGrant } from '../../../platform/server/permissions/permission-sets.ts';
import { rankOf } from '../roles.ranks.ts';
import { findMemberRoles, findRoles, type RoleRow } from './role.queries.ts';

/** Nobody hands out a role that ranks above them, or that may do what they may not. */
export async function assignableRoleIDs(
  ctx: RequestContext,
  roles: readonly RoleRow[],
): Promise<Set<number>> {
  const registry = await ctx.site.roleRegistry();
  const own = rankOf(ctx.viewer.permissions);
  const isWithinReach = (role: RoleRow) =>
    rankOf(permissionSetOf(registry, [role.role_id], false)) <= own &&
    (registry.grantsByRole.get(role.role_id) ?? []).every((grant) => mayHandOut(ctx, grant));
  return new Set(roles.filter(isWithinReach).map((role) => role.role_id));
}

/** What every new member gets raises nobody. A grant for one record does: it may open what the giver cannot see. */
function mayHandOut(ctx: RequestContext, grant: Omit<RoleGrant, 'role_id'>): boolean {
  if (ctx.can('site.manage', { mode: 'global' })) return true;
  const permission = storedPermission(grant.permission);
  if (grant.resource_type === 'global')
    return permissionsOf(ctx).isOrdinary(grant.permission) || ctx.can(permission, { mode: 'global' });
  return ctx.can(permission, {
    resourceType: grant.resource_type,
    resourceID: grant.resource_id,
    mode: 'resource',
  });
}

/** Of what is granted everywhere beside roles: nobody hands out by a rank what they may not by a role. */
export const mayHandOutEverywhere = (ctx: RequestContext, permission: PermissionName): boolean =>
  mayHandOut(ctx, { resource_type: 'global', resource_id: 0, permission });

export function canSeeRole(ctx: RequestContext, role: RoleRow): boolean {
  return !role.is_personal_info || ctx.can('personalInfo.view');
}

export async function outranksViewer(ctx: RequestContext, userID: number): Promise<boolean> {
  if (userID === ctx.viewer.userID) return false;
  const rank = await rankOfMember(ctx, userID);
  return rank !== undefined && rank > rankOf(ctx.viewer.permissions);
}

/** Nobody ranks below themselves. */
export async function ranksBelowViewer(ctx: RequestContext, userID: number): Promise<boolean> {
  const rank = await rankOfMember(ctx, userID);
  return rank !== undefined && rank < rankOf(ctx.viewer.permissions);
}

async function rankOfMember(ctx: RequestContext, userID: number): Promise<number | undefined> {
  const member = await findMemberRoles(ctx.db, userID);
  if (!member) return undefined;
  // The site's own account is nobody's to change.
  if (member.admin === 2) return Number.POSITIVE_INFINITY;
  return rankOf(permissionSetOf(await ctx.site.roleRegistry(), member.role_ids, member.admin > 0));
}

/** Whoever asks for the people of a role has to be allowed to see it; one that is not there is answered alike. */
export async function requireVisibleRoles(
  ctx: RequestContext,
  field: string,
  roleIDs: readonly number[] | undefined,
): Promise<void> {
  if (!roleIDs?.length) return;
  const seen = new Set(
    (await findRoles(ctx.db)).filter((role) => canSeeRole(ctx, role)).map((role) => role.role_id),
  );
  requireItems(field, roleIDs, (id) => seen.has(id), 'names no role.', { status: 400 });
}
