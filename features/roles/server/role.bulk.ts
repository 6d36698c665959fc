// Roles of many members, and grants for a category, without events (0013): for imports and the demo.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { recordset } from '../../../platform/server/db/insert-rows.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RoleType } from '../roles.contract.ts';

/** Each gets the first role of that type. */
export async function insertMemberRoles(
  db: Queryable,
  rows: readonly { user_id: number; type: RoleType }[],
): Promise<void> {
  await db.execute(sql`
    insert into user_roles (user_id, role_id)
    select user_id, min(role_id) from ${recordset({ user_id: 'int', type: 'text' }, rows)}
    join roles using (type) group by user_id
    on conflict do nothing`);
}

/** What these roles may everywhere they may in this category, and no other role may anything there. */
export async function grantToRolesOf(
  db: Queryable,
  types: readonly RoleType[],
  categoryID: number,
  permissions: readonly string[],
): Promise<void> {
  await db.execute(sql`
    insert into role_permissions (role_id, resource_type, resource_id, permission)
    select role_id, 'category', ${categoryID}::int, permission
    from role_permissions join roles using (role_id)
    where resource_type = 'global' and type = any(${[...types]}) and permission = any(${[...permissions]})`);
}
