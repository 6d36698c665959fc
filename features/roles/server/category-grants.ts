// Grants for one category. They mean that it has permissions of its own from now on.
import { fieldProblem } from '../../../platform/contract/errors.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { CATEGORY_PERMISSIONS } from '../roles.permissions.ts';
import type { Grant } from './role.grants.ts';

/** They begin as what counted until now, so that no other role is shut out by surprise. */
export async function giveCategoriesTheirOwn(w: WriteContext, grants: readonly Grant[]): Promise<void> {
  const named = grants.filter((grant) => grant.resourceType === 'category').map((grant) => grant.resourceID);
  const categoryIDs = [...new Set(named)].sort((a, b) => a - b);
  if (categoryIDs.length === 0) return;
  const known = await w.db.rows<{ category_id: number; has_custom_permissions: boolean }>(sql`
    select category_id, has_custom_permissions from categories where category_id = any(${categoryIDs})
    order by category_id for no key update`);
  const unknown = categoryIDs.find((id) => !known.some((each) => each.category_id === id));
  if (unknown !== undefined) throw fieldProblem('id', `There is no category ${unknown}.`);
  for (const { category_id: categoryID, has_custom_permissions: isJunction } of known) {
    if (!isJunction) await copyInherited(w, categoryID);
  }
}

async function copyInherited(w: WriteContext, categoryID: number): Promise<void> {
  await w.db.execute(sql`
    with recursive way as (
      select category_id, parent_category_id, has_custom_permissions, 0 as steps
      from categories where category_id = ${categoryID}
      union all
      select up.category_id, up.parent_category_id, up.has_custom_permissions, way.steps + 1
      from categories up join way on up.category_id = way.parent_category_id
    ), source as (
      select coalesce((select category_id from way where has_custom_permissions order by steps limit 1), 0) as id
    ), marked as (
      update categories set has_custom_permissions = true where category_id = ${categoryID}
    )
    insert into role_permissions (role_id, resource_type, resource_id, permission)
    select p.role_id, 'category', ${categoryID}, p.permission from role_permissions p, source
    where p.resource_type = case when source.id = 0 then 'global' else 'category' end and p.resource_id = source.id
      and p.permission = any(${Object.keys(CATEGORY_PERMISSIONS)})
    on conflict do nothing`);
}
