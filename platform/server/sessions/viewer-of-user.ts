// Somebody who is not asking, with the rights they have: for work that goes on after their request.
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { permissionSetOf, type RoleRegistry } from '../permissions/permission-sets.ts';
import { Viewer } from './viewer.ts';

interface Row {
  name: string;
  admin: number;
  banned: number;
  role_ids: number[];
}

/** Undefined where the account is gone. Who is banned holds no role. */
export async function viewerOfUser(
  database: Database,
  registry: RoleRegistry,
  userID: number,
): Promise<Viewer | undefined> {
  const row = await database.row<Row>(sql`
    select name, admin, banned, array(select role_id from user_roles where user_id = u.user_id) as role_ids
    from users u where user_id = ${userID} and date_deleted is null`);
  if (!row) return undefined;
  const roleIDs = row.banned ? [] : row.role_ids;
  return new Viewer({
    userID,
    name: row.name,
    roleIDs,
    permissions: permissionSetOf(registry, roleIDs, row.admin > 0 && !row.banned),
    via: 'system',
  });
}
