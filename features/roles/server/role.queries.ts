import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RoleGrant } from '../../../platform/server/permissions/permission-sets.ts';
import type { RoleFragment, RoleType } from '../roles.contract.ts';

export interface RoleRow {
  role_id: number;
  name: string;
  description: string | null;
  type: RoleType | null;
  is_deletable: boolean;
  can_session: boolean;
  is_personal_info: boolean;
}

export function findRoles(db: Queryable): Promise<RoleRow[]> {
  return db.rows<RoleRow>(sql`
    select role_id, name, description, type, is_deletable, can_session, is_personal_info from roles order by role_id`);
}

export function findRole(db: Queryable, roleID: number): Promise<RoleRow | undefined> {
  return db.row<RoleRow>(sql`
    select role_id, name, description, type, is_deletable, can_session, is_personal_info
    from roles where role_id = ${roleID}`);
}

/** What is decided by it stays true while it is changed. */
export function lockRole(db: Queryable, roleID: number): Promise<RoleRow | undefined> {
  return db.row<RoleRow>(sql`
    select role_id, name, description, type, is_deletable, can_session, is_personal_info
    from roles where role_id = ${roleID} for no key update`);
}

export function findGrants(db: Queryable, roleIDs: readonly number[]): Promise<RoleGrant[]> {
  return db.rows<RoleGrant>(sql`
    select role_id, resource_type, resource_id, permission from role_permissions
    where role_id = any(${roleIDs}) order by resource_type, resource_id, permission`);
}

/** What a role holds in closed categories because it manages the site. */
export function findManagingGrants(db: Queryable, roleID: number): Promise<RoleGrant[]> {
  return db.rows<RoleGrant>(sql`
    select role_id, resource_type, resource_id, permission from role_permissions
    where role_id = ${roleID} and comes_with_managing`);
}

export interface MemberRoles {
  user_id: number;
  admin: number;
  banned: number;
  role_ids: number[];
}

export function findMemberRoles(db: Queryable, userID: number): Promise<MemberRoles | undefined> {
  return db.row<MemberRoles>(sql`
    select user_id, admin, banned, array(select role_id from user_roles where user_id = u.user_id) as role_ids
    from users u where user_id = ${userID} and date_deleted is null`);
}

/** The roles of many members in one statement. */
export async function rolesOfUsers(
  db: Queryable,
  userIDs: readonly number[],
): Promise<Map<number, RoleFragment[]>> {
  const rows = await db.rows<{ user_id: number; role_id: number; name: string }>(sql`
    select user_id, role_id, name from user_roles join roles using (role_id)
    where user_id = ${sql.anyOf(userIDs)} order by role_id`);
  const byUser = Map.groupBy(rows, (row) => row.user_id);
  return new Map(
    userIDs.map((userID) => [
      userID,
      (byUser.get(userID) ?? []).map((row) => ({ roleID: row.role_id, name: row.name })),
    ]),
  );
}

export async function roleIDsOfType(db: Queryable, type: RoleType): Promise<number[]> {
  const rows = await db.rows<{ role_id: number }>(
    sql`select role_id from roles where type = ${type} order by role_id`,
  );
  return rows.map((row) => row.role_id);
}
