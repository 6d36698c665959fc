// Documents of kinds of records that leave a site with their add-on.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { searchKinds } from './search-kinds.ts';

export async function forgetKinds(site: Site, feature: Feature): Promise<void> {
  const types = searchKinds.declaredIn([feature]).map(({ recordType }) => recordType);
  if (types.length === 0) return;
  await site.database.execute(sql`delete from search_documents where record_type = any(${types})`);
}
