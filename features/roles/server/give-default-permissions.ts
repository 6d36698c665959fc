// What roles are given of a permission when it first comes to a site, with an add-on mostly.
import type { DefinedPermission } from '../../../platform/contract/permission-definition.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { declaredPermissions } from '../../../platform/server/permissions/permission-registry.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { nameManagersInClosedCategories } from './category-grants.ts';
import { changeRolePermissions, granted } from './role.actions.ts';
import { findRoles } from './role.queries.ts';

/** Once for each: whoever withdraws it afterwards is not overruled. */
export async function giveDefaultPermissions(site: Site): Promise<void> {
  const declared = declaredPermissions(site).all.filter((each) => each.defaultRoles);
  if (declared.length === 0) return;
  await site.database.transaction(async (tx) => {
    const met = await firstMet(tx, declared);
    if (met.length > 0) await give(site.writeContext(tx, systemViewer(), 'en'), met);
  });
}

async function firstMet(db: Queryable, declared: readonly DefinedPermission[]): Promise<DefinedPermission[]> {
  const rows = await db.rows<{ permission: string }>(sql`
    insert into given_permissions (permission) select unnest(${declared.map(({ name }) => name)}::text[])
    on conflict do nothing returning permission`);
  return declared.filter(({ name }) => rows.some((row) => row.permission === name));
}

async function give(w: WriteContext, permissions: readonly DefinedPermission[]): Promise<void> {
  const ofCategories = permissions.filter((each) => each.resourceType === 'category');
  await nameManagersInClosedCategories(
    w.db,
    ofCategories.map(({ name }) => name),
  );
  for (const { role_id: roleID, type } of await findRoles(w.db)) {
    const own = permissions.filter(({ defaultRoles }) => defaultRoles?.some((each) => each === type));
    if (own.length > 0)
      await changeRolePermissions(
        w,
        roleID,
        own.map(({ name }) => granted(name)),
      );
  }
}
