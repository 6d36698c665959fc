import { notFound } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { findRole, type RoleRow } from '../../roles/server/role.queries.ts';

const MOST_COUNTED = 1000;

export async function requireRole(ctx: RequestContext, roleID: number): Promise<RoleRow> {
  const role = Number.isSafeInteger(roleID) ? await findRole(ctx.db, roleID) : undefined;
  if (!role) throw notFound('Role');
  return role;
}

/** By role; no more are counted, however many hold it. */
export async function holdersOfRoles(
  { db }: RequestContext,
  roleIDs: readonly number[],
): Promise<Map<number, { countMembers: number; hasMoreMembers: boolean }>> {
  const rows = await db.rows<{ role_id: number; count: number }>(sql`
    select asked.role_id, held.count from unnest(${[...roleIDs]}::int[]) as asked (role_id)
    cross join lateral (
      select count(*)::int as count from (
        select from user_roles r where r.role_id = asked.role_id limit ${sql.integer(MOST_COUNTED + 1)}) capped
    ) held`);
  return new Map(
    rows.map(({ role_id: roleID, count }) => [
      roleID,
      { countMembers: Math.min(count, MOST_COUNTED), hasMoreMembers: count > MOST_COUNTED },
    ]),
  );
}
