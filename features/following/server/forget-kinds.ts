// What members follow and mute of records that leave a site with their add-on.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { followables } from './followables.ts';

export async function forgetFollowed(site: Site, addon: Feature): Promise<void> {
  const types = followables.declaredIn([addon]).map(({ recordType }) => recordType);
  if (types.length === 0) return;
  await site.database.transaction(async (tx) => {
    await tx.execute(sql`delete from follows where record_type = any(${types})`);
    await tx.execute(sql`delete from mutes where record_type = any(${types})`);
  });
}
