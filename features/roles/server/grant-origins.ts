// Who gave a role a permission, or withdrew it, and when: by the log of what staff did, which has every grant and is never
// rewritten. What no entry has came with the product, with an add-on, or with an import.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';

/** `unrecorded`: before there was a log, or by an import. `never`: it is not granted, and no entry says that it ever was. */
export type GrantedHow = 'act' | 'withManaging' | 'product' | 'unrecorded' | 'never';

export interface GrantOrigin {
  roleID: number;
  permission: string;
  isGranted: boolean;
  how: GrantedHow;
  /** Since when the product has given it; of permissions that came with an add-on or a later release. */
  dateGiven: string | null;
  /** Of the grant, or of what withdrew it. */
  auditLogID: number | null;
}

/** Roles that people add have ids from here on. */
const FIRST_ADDED_ROLE = 33;
/** Older entries of a role that is changed all the time are not looked through. */
const ENTRIES_READ = 1000;

interface OriginRow {
  role_id: number;
  permission: string;
  is_granted: boolean;
  comes_with_managing: boolean;
  date_given: string | null;
  audit_log_id: number | null;
}

/** In the category whose own permissions count; null: everywhere. */
export async function grantOrigins(
  db: Queryable,
  roleIDs: readonly number[],
  permissions: readonly string[],
  categoryID: number | null,
): Promise<GrantOrigin[]> {
  const [type, id] = categoryID === null ? ['global', 0] : ['category', categoryID];
  const prefix = categoryID === null ? '' : `category ${categoryID}: `;
  const rows = await db.rows<OriginRow>(sql`
    select asked_role.role_id, asked.permission, p.role_id is not null as is_granted,
      coalesce(p.comes_with_managing, false) as comes_with_managing, given.date_given, latest.audit_log_id
    from unnest(${[...roleIDs]}::int[]) as asked_role (role_id)
    cross join unnest(${[...permissions]}::text[]) as asked (permission)
    left join role_permissions p on p.role_id = asked_role.role_id and p.permission = asked.permission
      and p.resource_type = ${type}::text and p.resource_id = ${id}::int
    left join given_permissions given on given.permission = asked.permission
    left join lateral (
      select entry.audit_log_id from (
        select audit_log_id, before, after from audit_log
        where record_type = 'role' and record_id = asked_role.role_id
        order by audit_log_id desc limit ${sql.integer(ENTRIES_READ)}
      ) entry
      where entry.after -> 'granted' @> to_jsonb(${prefix}::text || asked.permission)
        or entry.before -> 'withdrawn' @> to_jsonb(${prefix}::text || asked.permission)
      order by entry.audit_log_id desc limit 1
    ) latest on true
    order by asked_role.role_id`);
  return rows.map((row) => ({
    roleID: row.role_id,
    permission: row.permission,
    isGranted: row.is_granted,
    how: howGranted(row, categoryID),
    dateGiven: row.date_given,
    // What came with managing has an entry of an earlier grant at most.
    auditLogID: row.comes_with_managing ? null : row.audit_log_id,
  }));
}

function howGranted(row: OriginRow, categoryID: number | null): GrantedHow {
  if (row.comes_with_managing) return 'withManaging';
  if (row.audit_log_id !== null) return 'act';
  if (!row.is_granted) return 'never';
  const isOfProduct = row.role_id < FIRST_ADDED_ROLE || row.date_given !== null;
  return categoryID === null && isOfProduct ? 'product' : 'unrecorded';
}
