// What is stored of kinds of notifications that leave a site with their add-on.
import { sql } from '../../../platform/server/db/sql.ts';
import type { Feature } from '../../../platform/server/feature/feature.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { notificationKinds } from './notification-kinds.ts';
import { notificationPreferences } from './notification-preferences.ts';
import { notificationRecords } from './notification-records.ts';

export async function forgetNotifications(site: Site, feature: Feature): Promise<void> {
  const types = notificationKinds.declaredIn([feature]).map(({ activityType }) => activityType);
  const recordTypes = notificationRecords.declaredIn([feature]).map(({ recordType }) => recordType);
  const preferences = notificationPreferences.declaredIn([feature]).map(({ name }) => name);
  await site.database.transaction(async (tx) => {
    await tx.execute(sql`
      delete from notifications where activity_type = any(${types}) or record_type = any(${recordTypes})`);
    await tx.execute(sql`delete from notification_deliveries where activity_type = any(${types})`);
    await tx.execute(sql`delete from notification_preferences where preference = any(${preferences})`);
  });
}
