// What a member takes along of it.
import { sql } from '../../../platform/server/db/sql.ts';
import { ownDataParts } from '../../../platform/server/places/own-data.ts';

export const notificationsOwnData = [
  ownDataParts.add({
    name: 'notification-preferences',
    about: 'How you want to be notified.',
    rows: (userID) => sql`
    select preference, channels from notification_preferences where user_id = ${userID} order by preference`,
  }),
  ownDataParts.add({
    name: 'notifications',
    about: 'What you were notified of.',
    rows: (userID) => sql`
    select notification_id, activity_type, actor_user_id, record_type, record_id, date_inserted, date_read
    from notifications where user_id = ${userID} order by notification_id`,
  }),
];
