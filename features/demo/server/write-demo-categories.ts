import type { Transaction } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { DemoCategory } from '../content/types.ts';
import { recordDemoRows } from './demo-records.ts';

/** Parents stand before their children. `permissions`: what can be granted for a category. */
export async function writeDemoCategories(
  tx: Transaction,
  categories: readonly DemoCategory[],
  permissions: readonly string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const highest = await tx.row<{ sort: number }>(sql`select coalesce(max(sort), 0) as sort from categories`);
  for (const [at, category] of categories.entries()) {
    const parentID = category.parent === undefined ? null : (ids.get(category.parent) ?? null);
    const row = await tx.row<{ category_id: number }>(sql`
      insert into categories (parent_category_id, name, urlcode, description, display_as, color, icon, is_featured,
        has_custom_permissions, sort)
      select ${parentID}::int, ${category.name}, free.urlcode, ${category.description}, ${category.displayAs},
        ${category.color ?? null}::smallint, ${category.icon ?? null}::text, ${category.featured ?? false}::boolean,
        ${category.private ?? false}::boolean, ${(highest?.sort ?? 0) + 1 + at}::int
      from (select case when exists (select from categories where lower(urlcode) = ${category.urlcode})
        then ${`demo-${category.urlcode}`} else ${category.urlcode} end as urlcode) free
      returning category_id`);
    const categoryID = row?.category_id ?? 0;
    ids.set(category.key, categoryID);
    if (category.private) await grantToStaff(tx, categoryID, permissions);
  }
  await recordDemoRows(tx, 'categories', [...ids]);
  return ids;
}

/** Permissions of its own, and those of moderators and administrators alone. */
async function grantToStaff(
  tx: Transaction,
  categoryID: number,
  permissions: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into role_permissions (role_id, resource_type, resource_id, permission)
    select role_id, 'category', ${categoryID}::int, permission
    from role_permissions join roles using (role_id)
    where resource_type = 'global' and type in ('moderator', 'administrator')
      and permission = any(${permissions})`);
}
