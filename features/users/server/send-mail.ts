// A mail to one member: greeting, paragraphs, links of the site's own address.
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { issueOneTimeKey } from './one-time-keys.ts';
import { userConfig } from './user.config.ts';
import type { UserRow } from './user.queries.ts';

const CONFIRMATION_HOURS = 48;

export async function siteSettings(site: Site): Promise<{ title: string; confirmsEmail: boolean }> {
  const config = await site.snapshots.get(configSnapshot);
  return { title: config.get(siteConfig.title), confirmsEmail: config.get(userConfig.confirmsEmail) };
}

export async function sendMail(
  site: Site,
  user: Pick<UserRow, 'name'>,
  email: string,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  await site.mail.send({
    to: email,
    subject,
    text: [`Hello ${user.name},`, ...paragraphs].join('\n\n'),
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
  return [
    `please confirm that this e-mail address is yours:`,
    `${site.url}/entry/emailconfirm/${user.user_id}/${key}`,
    `The link is good for ${CONFIRMATION_HOURS} hours. If you did not ask for it, you need do nothing.`,
  ];
}

export async function sendConfirmation(site: Site, user: UserRow, email: string): Promise<void> {
  const { title } = await siteSettings(site);
  const paragraphs = await confirmationParagraphs(site, user, email);
  await sendMail(site, user, email, `${title}: confirm your e-mail address`, paragraphs);
}
