// Which roles one member may give another.

import { fieldProblem } from '../../../../platform/contract/errors.ts';
import { requireItems } from '../../../../platform/contract/item-errors.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { assignableRoleIDs } from '../../../roles/server/role.policy.ts';
import { findMemberRoles, findRoles } from '../../../roles/server/role.queries.ts';

/** Roles already held may stay, whoever gave them. */
export async function requireAssignable(
  ctx: RequestContext,
  roleIDs: readonly number[],
  { userID, field = 'roleID' }: { userID?: number; field?: string } = {},
): Promise<void> {
  if (roleIDs.length === 0) throw fieldProblem(field, 'A member has at least one role.');
  const roles = await findRoles(ctx.db);
  const names = new Map(roles.map((role) => [role.role_id, role.name]));
  requireItems(field, roleIDs, (roleID) => names.has(roleID), 'names no role.');
  const allowed = await assignableRoleIDs(ctx, roles);
  const held = userID === undefined ? [] : ((await findMemberRoles(ctx.db, userID))?.role_ids ?? []);
  const mayGive = (roleID: number) => allowed.has(roleID) || held.includes(roleID);
  const message = (roleID: number) => `is the role ${names.get(roleID)}, which you may not give.`;
  requireItems(field, roleIDs, mayGive, message, { status: 403 });
}
