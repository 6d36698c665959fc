// Drafts of records that leave a site with their add-on.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { draftKinds } from './draft-kinds.ts';

export async function forgetDrafts(site: Site, addon: Feature): Promise<void> {
  const types = draftKinds.declaredIn([addon]).map(({ recordType }) => recordType);
  if (types.length === 0) return;
  await site.database.execute(sql`delete from drafts where record_type = any(${types})`);
}
