// Cases about records that leave a site with their add-on, with all reports of them.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { reportKinds } from '../../../../platform/server/places/report-kinds.ts';
import type { Site } from '../../../../platform/server/site/site.ts';

export async function forgetCases(site: Site, addon: Feature): Promise<void> {
  const types = reportKinds.declaredIn([addon]).map(({ recordType }) => recordType);
  if (types.length === 0) return;
  await site.database.execute(sql`delete from moderation_cases where record_type = any(${types})`);
}
