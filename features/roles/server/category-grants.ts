// Categories with permissions of their own. They begin closed: whoever manages the site sees them, and whoever is named.
import { validationProblem } from '../../../platform/contract/errors.ts';
import { itemError } from '../../../platform/contract/item-errors.ts';
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';
import { declaredPermissions } from '../../../platform/server/permissions/permission-registry.ts';
import type { Grant } from './role.grants.ts';

/** A grant for one record means that it has permissions of its own from now on, also one that is withdrawn. */
export async function giveRecordsTheirOwn(w: WriteContext, grants: readonly Grant[]): Promise<void> {
  const junctions = w.site.features.all.flatMap((feature) => feature.junctions ?? []);
  for (const { resourceType, giveOwnPermissions } of junctions) {
    const named = grants.filter((grant) => grant.resourceType === resourceType);
    if (named.length === 0) continue;
    const ids = new Set(named.map((grant) => grant.resourceID));
    const known = new Set(await giveOwnPermissions(w, [...ids]));
    const unknown = named.find((grant) => !known.has(grant.resourceID));
    if (unknown)
      throw validationProblem([
        itemError('permissions', unknown.index, `names a ${resourceType} that is not there.`),
      ]);
  }
}

/**
 * Of categories that have permissions of their own from now on: only roles that are named see them. Nothing is taken over
 * from what counted there before: to be locked out by surprise is fixed by a grant, what was read by surprise is known for
 * good. Roles that manage the site are named at once, with all there is; they hand out the rest.
 */
export async function leaveToManagers(
  { db, site }: Pick<WriteContext, 'db' | 'site'>,
  categoryIDs: readonly number[],
): Promise<void> {
  await dropCategoryGrants(db, categoryIDs);
  await db.execute(sql`
    insert into role_permissions (role_id, resource_type, resource_id, permission, comes_with_managing)
    select manager.role_id, 'category', closed.id, given.name, true
    from role_permissions manager
    cross join unnest(${[...categoryIDs]}::int[]) as closed (id)
    cross join unnest(${declaredPermissions(site).ofCategories}::text[]) as given (name)
    where manager.resource_type = 'global' and manager.permission = 'site.manage'
    on conflict do nothing`);
}

export async function dropCategoryGrants(db: Queryable, categoryIDs: readonly number[]): Promise<void> {
  await db.execute(sql`
    delete from role_permissions where resource_type = 'category' and resource_id = any(${[...categoryIDs]})`);
}

/** A role that begins to manage the site is named wherever the others that do so were. */
export async function nameNewManager(
  { db, site }: WriteContext,
  roleID: number,
  grants: readonly Grant[],
): Promise<void> {
  const manages = grants.some(
    ({ resourceType, permission, isGranted }) =>
      isGranted && resourceType === 'global' && permission === 'site.manage',
  );
  if (!manages) return;
  await db.execute(sql`
    insert into role_permissions (role_id, resource_type, resource_id, permission, comes_with_managing)
    select ${roleID}, 'category', category_id, given.name, true
    from categories cross join unnest(${declaredPermissions(site).ofCategories}::text[]) as given (name)
    where has_custom_permissions and not exists (
      select 1 from role_permissions
      where role_id = ${roleID} and resource_type = 'global' and permission = 'site.manage')
    on conflict do nothing`);
}

/** A role that manages the site no longer keeps what was given to it by name, and nothing that came with managing. */
export async function forgetFormerManager(db: Queryable, roleID: number): Promise<void> {
  await db.execute(sql`
    delete from role_permissions
    where role_id = ${roleID} and comes_with_managing and not exists (
      select 1 from role_permissions
      where role_id = ${roleID} and resource_type = 'global' and permission = 'site.manage')`);
}

/** Of permissions that come to a site later than its closed categories. */
export async function nameManagersInClosedCategories(
  db: Queryable,
  permissions: readonly string[],
): Promise<void> {
  if (permissions.length === 0) return;
  await db.execute(sql`
    insert into role_permissions (role_id, resource_type, resource_id, permission, comes_with_managing)
    select manager.role_id, 'category', category_id, given.name, true
    from role_permissions manager cross join categories cross join unnest(${[...permissions]}::text[]) as given (name)
    where has_custom_permissions and manager.resource_type = 'global' and manager.permission = 'site.manage'
    on conflict do nothing`);
}
