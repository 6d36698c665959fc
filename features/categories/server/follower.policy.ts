// Whose wishes somebody may read and change.
import { notFound, permissionProblem } from '../../../platform/contract/errors.ts';
import { hasPermission } from '../../../platform/contract/permission.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { outranksViewer } from '../../roles/server/role.policy.ts';
import { findMemberRoles } from '../../roles/server/role.queries.ts';

/** One's own, or those of a member one may edit. */
export async function requireMaySeeFollows(ctx: RequestContext, userID: number): Promise<void> {
  if (userID === ctx.viewer.userID) return;
  ctx.require('users.edit');
  if (!(await findMemberRoles(ctx.db, userID))) throw notFound('User');
}

/** Nobody changes what somebody above them wants. */
export async function requireMayChangeFollows(ctx: RequestContext, userID: number): Promise<void> {
  await requireMaySeeFollows(ctx, userID);
  if (await outranksViewer(ctx, userID)) throw permissionProblem(['users.edit']);
}

export async function mayHaveMails(ctx: RequestContext, userID: number): Promise<boolean> {
  if (userID === ctx.viewer.userID) return ctx.can('email.view', { mode: 'global' });
  const member = await findMemberRoles(ctx.db, userID);
  if (member === undefined || member.banned > 0) return false;
  const set = permissionSetOf(await ctx.site.roleRegistry(), member.role_ids, member.admin > 0);
  return hasPermission(set, 'email.view', { mode: 'global' });
}
