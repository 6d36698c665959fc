// Mails: the channel that everybody with a confirmed address has.
import { hasPermission } from '../../../../platform/contract/permission.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import { userConfig } from '../../../users/server/user.config.ts';
import { notificationConfig } from '../notification.config.ts';
import type { NotificationChannel } from '../notification-channels.ts';
import { ALL_MAIL } from '../notification-preferences.ts';

export const mailChannel: NotificationChannel = {
  name: 'email',
  label: (t) => t('Mail'),
  position: 10,
  isOffered: (ctx, { permissions }) =>
    !ctx.setting(notificationConfig.mailsDisabled) &&
    hasPermission(permissions, 'email.view', { mode: 'global' }),
  reached: (ctx, userIDs) => sql`
    select u.user_id from users u
    where u.user_id = any(${[...userIDs]}) and u.email is not null
      and (u.email_confirmed or not ${ctx.setting(userConfig.confirmsEmail)})
      and not exists (
        select from notification_preferences all_mail where all_mail.user_id = u.user_id
          and all_mail.preference = ${ALL_MAIL} and all_mail.channels @> '{"email": false}')`,
  delay: (ctx) => ctx.setting(notificationConfig.mailDelay),
  job: 'mail-notification',
};
