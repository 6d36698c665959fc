// What a member may do, as the browser's own permission engine takes it.
import { notFound } from '../../../platform/contract/errors.ts';
import type { PermissionSet } from '../../../platform/contract/permission.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { permissionSetOf } from '../../../platform/server/permissions/permission-sets.ts';
import { redactedPermissions } from '../../../platform/server/permissions/redacted-permissions.ts';
import { guestViewer, viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import { findMemberRoles } from './role.queries.ts';

export async function permissionsOfMember(ctx: RequestContext, userID: number, withJunctions: boolean) {
  const isOwn = userID === ctx.viewer.userID;
  if (!isOwn) ctx.require(['users.add', 'users.edit', 'users.delete']);
  const registry = await ctx.site.roleRegistry();
  const redacted = (set: PermissionSet) => redactedPermissions(registry, set, ctx.viewer.permissions);
  if (userID === 0) return present(redacted(guestViewer(registry).permissions), 0, withJunctions);
  const member = await findMemberRoles(ctx.db, userID);
  if (!member) throw notFound('User');
  const isBanned = member.banned !== 0;
  const [viewer] = await viewersOfUsers(ctx.site, registry, ctx.db, [userID]);
  const set = permissionSetOf(
    registry,
    isBanned ? [] : member.role_ids,
    member.admin > 0 && !isBanned,
    viewer?.keys,
  );
  return present(redacted(set), isBanned ? 0 : member.admin, withJunctions);
}

function present(set: PermissionSet, admin: number, withJunctions: boolean) {
  return {
    isAdmin: set.isAdmin,
    isSysAdmin: admin === 2,
    isSuperAdmin: set.isAdmin,
    permissions: set.permissions.map((entry) => ({ ...entry, permissions: { ...entry.permissions } })),
    ...(withJunctions && {
      junctions: withoutEmpty(set.junctions ?? {}, (ids) => ids.length === 0) as Record<string, number[]>,
      junctionAliases: withoutEmpty(
        set.junctionAliases ?? {},
        (aliases) => Object.keys(aliases).length === 0,
      ) as Record<string, Record<string, number>>,
    }),
  };
}

function withoutEmpty<T>(
  record: Readonly<Record<string, T>>,
  isEmpty: (value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));
}

/** The sorted names of what is granted everywhere. */
export function globalPermissionNames(set: PermissionSet): string[] {
  const names = set.permissions
    .filter((entry) => entry.type === 'global')
    .flatMap((entry) => Object.keys(entry.permissions).filter((name) => entry.permissions[name] === true));
  return [...new Set(names)].sort();
}
