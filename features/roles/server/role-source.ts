import { sql } from '../../../platform/server/db/sql.ts';
import type { RoleSource } from '../../../platform/server/permissions/permission-sets.ts';

/** What every permission set is made of. */
export const roleSource: RoleSource = {
  roles: (database) => database.rows(sql`select role_id, type from roles order by role_id`),
  grants: (database) =>
    database.rows(sql`select role_id, resource_type, resource_id, permission from role_permissions`),
};
