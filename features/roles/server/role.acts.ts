// What administrators do with roles: what a role could do before, and what it can do now, as what was granted and withdrawn.
import { defineStaffActs, type StaffAct } from '../../../platform/contract/staff-act.ts';
import { recordAct } from '../../../platform/server/audit-log/record-act.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import type { StaffActs } from '../../../platform/server/places/staff-acts.ts';

export const roleActs = defineStaffActs('role', {
  added: 'Added a role',
  changed: 'Changed a role',
  deleted: 'Deleted a role',
});

/** Does it, and records how the role differs from before. */
export async function recordingRole<T>(
  w: WriteContext,
  act: StaffAct,
  roleID: number | undefined,
  work: () => Promise<T>,
  idOf: (result: T) => number = () => roleID ?? 0,
): Promise<T> {
  const before = roleID === undefined ? NONE : await roleState(w.db, roleID);
  const result = await work();
  const id = idOf(result);
  const after = act === roleActs.deleted ? NONE : await roleState(w.db, id);
  await recordAct(w, act, {
    recordID: id,
    before: { ...before.row, withdrawn: before.grants.filter((grant) => !after.grants.includes(grant)) },
    after: { ...after.row, granted: after.grants.filter((grant) => !before.grants.includes(grant)) },
  });
  return result;
}

interface RoleState {
  row: { name?: string; type?: string | null; canSession?: boolean };
  /** `discussions.view`, or of one category `category 5: discussions.view`. */
  grants: string[];
}

const NONE: RoleState = { row: {}, grants: [] };

async function roleState(db: Queryable, roleID: number): Promise<RoleState> {
  const role = await db.row<{ name: string; type: string | null; can_session: boolean }>(
    sql`select name, type, can_session from roles where role_id = ${roleID}`,
  );
  const rows = await db.rows<{ resource_type: string; resource_id: number; permission: string }>(sql`
    select resource_type, resource_id, permission from role_permissions where role_id = ${roleID}
    order by resource_type, resource_id, permission`);
  return {
    row: role ? { name: role.name, type: role.type, canSession: role.can_session } : {},
    grants: rows.map((each) =>
      each.resource_type === 'global'
        ? each.permission
        : `${each.resource_type} ${each.resource_id}: ${each.permission}`,
    ),
  };
}

export const roleStaffActs: StaffActs = {
  acts: roleActs,
  recordsOf: async (ctx, ids) => {
    const rows = await ctx.db.rows<{ role_id: number; name: string }>(
      sql`select role_id, name from roles where role_id = any(${[...ids]})`,
    );
    return new Map(rows.map((row) => [row.role_id, { name: row.name, path: '' }]));
  },
};
