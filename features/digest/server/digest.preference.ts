import {
  type NotificationPreference,
  notificationPreferences,
} from '../../notifications/server/notification-preferences.ts';
import { digestConfig } from './digest.config.ts';

export const DIGEST_PREFERENCE = 'DigestEnabled';

const preference: NotificationPreference = {
  name: DIGEST_PREFERENCE,
  group: 'emailDigest',
  label: (t) => t('Digest by mail'),
  hint: (t) => t('What you did not see on the site, sorted by how much it was talked about.'),
  defaults: { popup: false, email: false },
  isOwnMail: true,
  isOffered: (ctx) => ctx.setting(digestConfig.enabled),
};

export const digestPreference = notificationPreferences.add(preference);
