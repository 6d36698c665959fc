// A notification as one plain sentence, for mails and for screens of devices. What the site does not want in them is not named.
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { notificationConfig } from './notification.config.ts';
import { asText, headlineOf, type NamedNotification } from './notification.present.ts';

export function sayWhat(reader: RequestContext, named: NamedNotification): string {
  const { t } = reader.translator;
  if (!reader.setting(notificationConfig.showsPosts)) return t('Something new for you');
  return headlineOf(t, named, asText);
}

export function sayHowMany(reader: RequestContext, count: number): string {
  return reader.translator.plural(
    count,
    { one: '{count} notification from {site}', other: '{count} notifications from {site}' },
    { site: reader.setting(siteConfig.title) },
  );
}
