// What a push says: who did what where, as its receiver may read it now. Nothing of what was written: it is read on locked
// screens, by whoever stands beside.
import { isRightToLeft } from '../../../platform/contract/languages/languages.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { NOTIFICATIONS_PATH, notificationReadPath } from '../../notifications/notification.address.ts';
import type { NamedNotification } from '../../notifications/server/notification.present.ts';
import { sayHowMany, sayWhat } from '../../notifications/server/say-what.ts';

const LONGEST_TITLE = 80;
const LONGEST_TEXT = 300;

/** What the service worker shows. */
interface PushText {
  title: string;
  body: string;
  /** One that is called the same takes the place of an earlier one. */
  tag: string;
  /** Where it leads, and is read by that. */
  path: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

export function pushText(
  reader: RequestContext,
  named: readonly [NamedNotification, ...NamedNotification[]],
): string {
  const [first] = named;
  const isOne = named.length === 1;
  const notificationID = first.row.notification_id;
  const text: PushText = {
    title: cut(reader.setting(siteConfig.title), LONGEST_TITLE),
    body: cut(isOne ? sayWhat(reader, first) : sayHowMany(reader, named.length), LONGEST_TEXT),
    tag: isOne ? `notification-${notificationID}` : 'notifications',
    path: isOne ? notificationReadPath(notificationID) : NOTIFICATIONS_PATH,
    lang: reader.locale,
    dir: isRightToLeft(reader.locale) ? 'rtl' : 'ltr',
  };
  return JSON.stringify(text);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).toWellFormed()} …` : text;
}
