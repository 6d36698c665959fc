// As whom one may look at the site: as nobody who may do more.
import { notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { guestViewer, viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import { mayViewAs } from '../../../platform/server/sessions/viewer-as.ts';
import { canSeeRole } from '../../roles/server/role.policy.ts';
import { findRoles, type RoleRow } from '../../roles/server/role.queries.ts';
import type { SomebodyElse } from '../../users/server/view-as/view-as.actions.ts';
import { viewAsError } from '../view-as.contract.ts';

/** Whoever holds the role of guests alone is one. */
export async function requireMayViewAs(
  ctx: RequestContext,
  { roleID, userID }: SomebodyElse,
): Promise<SomebodyElse> {
  if (roleID !== undefined && userID !== undefined) throw viewAsError('viewAs.onePerson');
  const registry = await ctx.site.roleRegistry();
  if (userID !== undefined) {
    const [member] = await viewersOfUsers(ctx.site, registry, ctx.db, [userID]);
    if (!member) throw notFound('User');
    if (!mayViewAs(ctx.viewer, member)) throw viewAsError('viewAs.moreThanOwn');
    return { userID };
  }
  if (roleID === undefined) {
    if (!mayViewAs(ctx.viewer, guestViewer(registry))) throw viewAsError('viewAs.moreThanOwn');
    return {};
  }
  const role = (await findRoles(ctx.db)).find((each) => each.role_id === roleID && canSeeRole(ctx, each));
  if (!role) throw notFound('Role');
  if (!mayViewAs(ctx.viewer, { permissions: permissionSetOf(registry, [roleID], false) }))
    throw viewAsError('viewAs.moreThanOwn');
  return role.type === 'guest' ? {} : { roleID };
}

export async function rolesToViewAs(ctx: RequestContext): Promise<RoleRow[]> {
  const registry = await ctx.site.roleRegistry();
  const roles = (await findRoles(ctx.db)).filter((role) => role.type !== 'guest' && canSeeRole(ctx, role));
  return roles.filter(({ role_id: roleID }) =>
    mayViewAs(ctx.viewer, { permissions: permissionSetOf(registry, [roleID], false) }),
  );
}
