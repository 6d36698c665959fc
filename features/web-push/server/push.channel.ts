// Pushes as a way by which notifications come: every kind of notification has it, whoever brings the kind.
import { sql } from '../../../platform/server/db/sql.ts';
import type { NotificationChannel } from '../../notifications/server/notification-channels.ts';
import { pushConfig } from './push.config.ts';

export const pushChannel: NotificationChannel = {
  name: 'push',
  label: (t) => t('Push'),
  position: 20,
  isOffered: (ctx) => ctx.setting(pushConfig.enabled),
  reached: (_ctx, userIDs) =>
    sql`select user_id from push_subscriptions where user_id = any(${[...userIDs]})`,
  delay: (ctx) => ctx.setting(pushConfig.delay),
  job: 'push-notification',
};
