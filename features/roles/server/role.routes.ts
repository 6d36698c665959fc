import { fieldProblem, notFound } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { requireRevision, withRevision } from '../../../platform/server/http/responses/revision.ts';
import { route } from '../../../platform/server/http/route.ts';
import { permissionsOf } from '../../../platform/server/permissions/permission-registry.ts';
import type { PermissionFragment, Role } from '../roles.contract.ts';
import * as contract from '../roles.contract.ts';
import { permissionsOfMember } from './member-permissions.ts';
import * as actions from './role.actions.ts';
import { recordingRole, roleActs } from './role.acts.ts';
import { presentGrants, readGrants } from './role.grants.ts';
import { assignableRoleIDs, canSeeRole } from './role.policy.ts';
import { findGrants, findRole, findRoles, lockRole, type RoleRow } from './role.queries.ts';

async function loadRole(ctx: RequestContext, roleID: number): Promise<RoleRow> {
  const role = await findRole(ctx.db, roleID);
  if (!role) throw notFound('Role');
  return role;
}

function present(row: RoleRow): Role {
  return {
    roleID: row.role_id,
    name: row.name,
    description: row.description,
    type: row.type,
    deletable: row.is_deletable,
    canSession: row.can_session,
    personalInfo: row.is_personal_info,
  };
}

async function permissionsOfRole(ctx: RequestContext, roleID: number): Promise<PermissionFragment[]> {
  return presentGrants(permissionsOf(ctx), await findGrants(ctx.db, [roleID]));
}

async function presentWithPermissions(ctx: RequestContext, roleID: number): Promise<Role> {
  const [role, permissions] = await Promise.all([loadRole(ctx, roleID), permissionsOfRole(ctx, roleID)]);
  return { ...present(role), permissions };
}

function requireSome(fragments: readonly PermissionFragment[]): void {
  if (fragments.length === 0)
    throw fieldProblem('permissions', 'Name at least one permission.', 403, 'minItems');
}

export const roleRoutes = [
  route(contract.listRoles, async (ctx, { query }) => {
    const roles = (await findRoles(ctx.db)).filter((role) => canSeeRole(ctx, role));
    const isFull = ctx.can('site.manage');
    const assignable = query.expand.has('assignable') ? await assignableRoleIDs(ctx, roles) : undefined;
    const grants =
      isFull && query.expand.has('permissions')
        ? Map.groupBy(
            await findGrants(
              ctx.db,
              roles.map((role) => role.role_id),
            ),
            (grant) => grant.role_id,
          )
        : undefined;
    return roles.map((role) => ({
      ...(isFull ? present(role) : { roleID: role.role_id, name: role.name, description: role.description }),
      ...(assignable && { assignable: assignable.has(role.role_id) }),
      ...(grants && { permissions: presentGrants(permissionsOf(ctx), grants.get(role.role_id) ?? []) }),
    }));
  }),
  route(contract.addRole, async (ctx, { body }) =>
    presentWithPermissions(
      ctx,
      await ctx.write((w) =>
        recordingRole(
          w,
          roleActs.added,
          undefined,
          () => actions.addRole(w, body),
          (id) => id,
        ),
      ),
    ),
  ),
  route(contract.getRole, async (ctx, { params, query }) =>
    query.expand.has('permissions')
      ? presentWithPermissions(ctx, params.roleID)
      : present(await loadRole(ctx, params.roleID)),
  ),
  route(contract.getRoleEdit, async (ctx, { params }) =>
    withRevision(present(await loadRole(ctx, params.roleID))),
  ),
  route(contract.editRole, async (ctx, { params, body }) => {
    await ctx.write(async (w) => {
      const role = await lockRole(w.db, params.roleID);
      if (!role) throw notFound('Role');
      requireRevision(ctx, present(role), { dateUpdated: null, updateUserID: null });
      await recordingRole(w, roleActs.changed, role.role_id, () => actions.editRole(w, role, body));
    });
    return present(await loadRole(ctx, params.roleID));
  }),
  route(contract.deleteRole, async (ctx, { params }) => {
    const role = await loadRole(ctx, params.roleID);
    await ctx.write((w) =>
      recordingRole(w, roleActs.deleted, role.role_id, () => actions.deleteRole(w, role)),
    );
    return undefined;
  }),
  route(contract.editRolePermissions, async (ctx, { params, body }) => {
    requireSome(body);
    const role = await loadRole(ctx, params.roleID);
    await ctx.write((w) =>
      recordingRole(w, roleActs.changed, role.role_id, () =>
        actions.changeRolePermissions(w, role.role_id, readGrants(permissionsOf(ctx), body)),
      ),
    );
    return permissionsOfRole(ctx, role.role_id);
  }),
  route(contract.replaceRolePermissions, async (ctx, { params, body }) => {
    requireSome(body);
    const role = await loadRole(ctx, params.roleID);
    await ctx.write((w) =>
      recordingRole(w, roleActs.changed, role.role_id, () =>
        actions.replaceRolePermissions(w, role.role_id, readGrants(permissionsOf(ctx), body)),
      ),
    );
    return permissionsOfRole(ctx, role.role_id);
  }),
  route(contract.getUserPermissions, async (ctx, { params, query }) =>
    permissionsOfMember(ctx, params.userID, query.expand.has('junctions')),
  ),
];
