// A mail to one member: greeting, paragraphs, links of the site's own address.

import { negotiateLanguage } from '../../../platform/contract/languages/languages.ts';
import type { Translator } from '../../../platform/contract/languages/translate.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { issueOneTimeKey } from './credentials/one-time-keys.ts';
import { userConfig } from './user.config.ts';
import type { UserRow } from './user.queries.ts';

const CONFIRMATION_HOURS = 48;

/** Somebody with a language of their own, or without: somebody without an account gets that of the site. */
type Reader = { locale?: string | null };

/** What mails say: the name of the site, and words in the language of whom they are for. */
export async function siteSettings(
  site: Site,
  reader: Reader = {},
): Promise<{ title: string; confirmsEmail: boolean; t: Translator['t'] }> {
  const config = await site.snapshots.get(configSnapshot);
  const locale = negotiateLanguage(site.languages.available(config), { chosen: [reader.locale] });
  const { t } = await site.languages.translator(locale, config);
  return { title: config.get(siteConfig.title), confirmsEmail: config.get(userConfig.confirmsEmail), t };
}

export async function sendMail(
  site: Site,
  user: Pick<UserRow, 'name'> & Reader,
  email: string,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  const { t } = await siteSettings(site, user);
  await site.mail.send({
    to: email,
    // It concerns the account, or was asked for.
    isRequested: true,
    subject,
    text: [t('Hello {name},', { name: user.name }), ...paragraphs].join('\n\n'),
  });
}

/** A link that proves whose address it is, and what to do with it. */
export async function confirmationParagraphs(site: Site, user: UserRow, email: string): Promise<string[]> {
  const key = await issueOneTimeKey(site.database, {
    purpose: 'confirm-email',
    userID: user.user_id,
    email,
    hours: CONFIRMATION_HOURS,
  });
  const { t } = await siteSettings(site, user);
  return [
    t('please confirm that this e-mail address is yours:'),
    `${site.url}/entry/emailconfirm/${user.user_id}/${key}`,
    t('The link is good for {hours} hours. If you did not ask for it, you need do nothing.', {
      hours: CONFIRMATION_HOURS,
    }),
  ];
}

export async function sendConfirmation(site: Site, user: UserRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site, user);
  const paragraphs = await confirmationParagraphs(site, user, email);
  await sendMail(site, user, email, t('{site}: confirm your e-mail address', { site: title }), paragraphs);
}
