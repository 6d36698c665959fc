// What administrators do with roles. Every change is heard of at once by whoever holds the role.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import {
  type PermissionRegistry,
  permissionsOf,
} from '../../../platform/server/permissions/permission-registry.ts';
import type { RoleGrant } from '../../../platform/server/permissions/permission-sets.ts';
import { type RoleBody, roleError } from '../roles.contract.ts';
import { roleChanged } from '../roles.events.ts';
import { forgetFormerManager, giveRecordsTheirOwn, nameNewManager } from './category-grants.ts';
import { type Grant, readGrants } from './role.grants.ts';
import type { RoleRow } from './role.queries.ts';

export const granted = (permission: string): Grant => ({
  resourceType: 'global',
  resourceID: 0,
  permission,
  isGranted: true,
  index: 0,
});

async function permissionsFor({ site }: WriteContext): Promise<PermissionRegistry> {
  return permissionsOf({ site, config: await site.snapshots.get(configSnapshot) });
}

export async function addRole(w: WriteContext, body: RoleBody): Promise<number> {
  const canSession = body.canSession ?? true;
  const row = await w.db.row<{ role_id: number }>(sql`
    insert into roles (name, description, type, is_deletable, can_session, is_personal_info)
    values (${body.name}, ${body.description ?? null}, ${body.type ?? null}, ${body.deletable ?? true}, ${canSession},
      ${body.personalInfo ?? false})
    on conflict (name) do nothing returning role_id`);
  if (!row) throw roleError('role.nameTaken');
  const registry = await permissionsFor(w);
  const given = readGrants(registry, body.permissions ?? []);
  const named = Object.fromEntries(
    given
      .filter((grant) => grant.resourceType === 'global')
      .map((grant) => [grant.permission, grant.isGranted]),
  );
  const defaults = canSession ? registry.newRoleDefaults(named).map(granted) : [];
  await storeGrants(w, row.role_id, [...given, ...defaults]);
  await announceChange(w, row.role_id);
  return row.role_id;
}

export async function editRole(w: WriteContext, role: RoleRow, body: Partial<RoleBody>): Promise<void> {
  if (body.type !== undefined && body.type !== role.type) await requireOtherOfType(w, role);
  await refusingTakenName(() =>
    w.db.execute(sql`
      update roles set
        name = ${body.name ?? role.name},
        description = ${body.description === undefined ? role.description : body.description},
        type = ${body.type === undefined ? role.type : body.type},
        is_deletable = ${body.deletable ?? role.is_deletable},
        can_session = ${body.canSession ?? role.can_session},
        is_personal_info = ${body.personalInfo ?? role.is_personal_info}
      where role_id = ${role.role_id}`),
  );
  if (body.permissions)
    await storeGrants(w, role.role_id, readGrants(await permissionsFor(w), body.permissions));
  await announceChange(w, role.role_id);
}

/** The first administrators, and those of imports, get the role by its type. */
async function requireOtherOfType(w: WriteContext, { role_id, type }: RoleRow): Promise<void> {
  if (type !== 'administrator') return;
  const other = await w.db.row(
    sql`select 1 from roles where type = ${type} and role_id <> ${role_id} limit 1 for update`,
  );
  if (!other) throw roleError('role.lastOfAdministrators');
}

async function refusingTakenName(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'roles_name_key') throw roleError('role.nameTaken');
    throw error;
  }
}

export async function deleteRole(w: WriteContext, role: RoleRow): Promise<void> {
  if (!role.is_deletable) throw roleError('role.notDeletable');
  await w.db.execute(sql`delete from roles where role_id = ${role.role_id}`);
  await announceChange(w, role.role_id);
}

export async function changeRolePermissions(
  w: WriteContext,
  roleID: number,
  grants: readonly Grant[],
): Promise<void> {
  await storeGrants(w, roleID, grants);
  await announceChange(w, roleID);
}

/**
 * Whoever sends back what was read changes nothing: what came with managing stays marked as such, as long as the role
 * manages the site.
 */
export async function replaceRolePermissions(
  w: WriteContext,
  roleID: number,
  grants: readonly Grant[],
): Promise<void> {
  // What belongs to an add-on that is switched off was not shown, so it stays.
  const known = (await permissionsFor(w)).names;
  const before = await w.db.rows<RoleGrant & { comes_with_managing: boolean }>(sql`
    delete from role_permissions where role_id = ${roleID} and permission = any(${known})
    returning role_id, resource_type, resource_id, permission, comes_with_managing`);
  await storeGrants(w, roleID, grants);
  const marked = before.filter((grant) => grant.comes_with_managing);
  await w.db.execute(sql`
    update role_permissions p set comes_with_managing = true
    from unnest(${marked.map((grant) => grant.resource_id)}::int[], ${marked.map((grant) => grant.permission)}::text[])
      as came (resource_id, permission)
    where p.role_id = ${roleID} and p.resource_type = 'category' and p.resource_id = came.resource_id
      and p.permission = came.permission and exists (
        select 1 from role_permissions
        where role_id = ${roleID} and resource_type = 'global' and permission = 'site.manage')`);
  await announceChange(w, roleID);
}

async function storeGrants(w: WriteContext, roleID: number, grants: readonly Grant[]): Promise<void> {
  const columns = (wanted: readonly Grant[]) => sql`
    unnest(${wanted.map((grant) => grant.resourceType)}::text[], ${wanted.map((grant) => grant.resourceID)}::int[],
      ${wanted.map((grant) => grant.permission)}::text[]) as given (resource_type, resource_id, permission)`;
  const given = grants.filter((grant) => grant.isGranted);
  const withdrawn = grants.filter((grant) => !grant.isGranted);
  await giveRecordsTheirOwn(w, grants);
  await nameNewManager(w, roleID, grants);
  if (withdrawn.length > 0) {
    await w.db.execute(sql`
      delete from role_permissions p using ${columns(withdrawn)}
      where p.role_id = ${roleID} and p.resource_type = given.resource_type and p.resource_id = given.resource_id
        and p.permission = given.permission`);
  }
  if (given.length > 0) {
    await w.db.execute(sql`
      insert into role_permissions (role_id, resource_type, resource_id, permission)
      select distinct ${roleID}::int, resource_type, resource_id, permission from ${columns(given)}
      on conflict (role_id, resource_type, resource_id, permission) do update set comes_with_managing = false
      where role_permissions.comes_with_managing`);
  }
  await forgetFormerManager(w.db, roleID);
}

async function announceChange(w: WriteContext, roleID: number): Promise<void> {
  await w.announce(roleChanged, { roleID }, { invalidates: [cacheTag.roles, cacheTag.categories, '*'] });
}

/** Gives a member exactly these roles. */
export async function assignRoles(
  w: WriteContext,
  userID: number,
  roleIDs: readonly number[],
): Promise<void> {
  await w.db.execute(sql`delete from user_roles where user_id = ${userID} and role_id <> all(${roleIDs})`);
  await w.db.execute(sql`
    insert into user_roles (user_id, role_id) select ${userID}, role_id from roles where role_id = any(${roleIDs})
    on conflict do nothing`);
}
