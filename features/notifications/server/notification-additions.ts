// What a capability notifies people of, as additions of its manifest: `extensions: addedNotifications({ preferences, kinds })`.
import type { Extension } from '../../../platform/server/feature/extension-point.ts';
import { type NotificationKind, notificationKinds } from './notification-kinds.ts';
import { type NotificationPreference, notificationPreferences } from './notification-preferences.ts';
import { type NotificationRecord, notificationRecords } from './notification-records.ts';

export interface NotificationAdditions {
  /** Those that it owns. */
  records?: readonly NotificationRecord[];
  preferences?: readonly NotificationPreference[];
  kinds?: readonly NotificationKind[];
}

export function addedNotifications(added: NotificationAdditions): Extension[] {
  const { records = [], preferences = [], kinds = [] } = added;
  return [
    ...records.map((record) => notificationRecords.add(record)),
    ...preferences.map((preference) => notificationPreferences.add(preference)),
    ...kinds.map((kind) => notificationKinds.add(kind)),
  ];
}
