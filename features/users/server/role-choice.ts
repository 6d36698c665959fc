// Which roles one member may give another.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { assignableRoleIDs } from '../../roles/server/role.policy.ts';
import { findMemberRoles, findRoles } from '../../roles/server/role.queries.ts';

/** Roles already held may stay, whoever gave them. */
export async function requireAssignable(
  ctx: RequestContext,
  roleIDs: readonly number[],
  userID?: number,
): Promise<void> {
  if (roleIDs.length === 0) throw fieldProblem('roleID', 'A member has at least one role.');
  const roles = await findRoles(ctx.db);
  const unknown = roleIDs.find((roleID) => !roles.some((role) => role.role_id === roleID));
  if (unknown !== undefined) throw fieldProblem('roleID', `There is no role ${unknown}.`);
  const allowed = await assignableRoleIDs(ctx, roles);
  const held = userID === undefined ? [] : ((await findMemberRoles(ctx.db, userID))?.role_ids ?? []);
  const refused = roles.filter(
    (role) => roleIDs.includes(role.role_id) && !allowed.has(role.role_id) && !held.includes(role.role_id),
  );
  if (refused.length > 0) {
    throw fieldProblem(
      'roleID',
      `You may not give these roles: ${refused.map((role) => role.name).join(', ')}.`,
      403,
    );
  }
}
