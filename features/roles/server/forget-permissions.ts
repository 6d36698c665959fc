// What is stored of permissions that leave a site with their add-on.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { Site } from '../../../platform/server/site/site.ts';

/** Should the add-on come back, its default roles are given them again. */
export async function forgetPermissions(site: Site, addon: Feature): Promise<void> {
  const permissions = Object.keys(addon.permissions ?? {});
  await site.database.transaction(async (tx) => {
    await tx.execute(sql`delete from role_permissions where permission = any(${permissions})`);
    await tx.execute(sql`delete from given_permissions where permission = any(${permissions})`);
  });
  site.invalidate([cacheTag.roles]);
}
