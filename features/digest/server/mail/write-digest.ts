// From what there is to tell to a mail, in the language and by the clock of whom it is for.
import { isRightToLeft } from '../../../../platform/contract/languages/languages.ts';
import { latinDigits } from '../../../../platform/contract/languages/translate.ts';
import type { ConfigKey } from '../../../../platform/server/config/config-key.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import { renderBody } from '../../../../platform/server/content/render-body.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Mail } from '../../../../platform/server/mail/mail.ts';
import { PREFERENCES_PATH, unsubscribePath } from '../../../notifications/notification.address.ts';
import { type MailBody, mailBody } from '../../../notifications/server/mail/mail-body.ts';
import { unsubscribeToken } from '../../../notifications/server/mail/unsubscribe-token.ts';
import { digestConfig } from '../digest.config.ts';
import { DIGEST_PREFERENCE } from '../digest.preference.ts';
import type { DigestTimes } from '../schedule/next-delivery.ts';
import { type DigestParts, digestHtml, digestText } from './digest.html.ts';
import type { FilledPart } from './digest-content.ts';

export interface DigestFacts {
  to: string;
  times: DigestTimes;
  since: Date;
  until: Date;
  parts: readonly FilledPart[];
  /** Of the delivery; one that is sent again after a failure is the same mail. */
  messageID?: string;
}

export async function writeDigest(reader: RequestContext, facts: DigestFacts): Promise<Mail> {
  const { t } = reader.translator;
  const kind = { activityType: DIGEST_PREFERENCE, preference: DIGEST_PREFERENCE };
  const token = await unsubscribeToken(reader, {
    userID: reader.viewer.userID,
    notificationID: 0,
    options: [{ kind }],
  });
  const unsubscribeUrl = reader.url(unsubscribePath(token));
  const siteName = reader.setting(siteConfig.title);
  const title = reader.setting(digestConfig.title) || titleOf(reader, facts);
  const digest: DigestParts = {
    language: reader.locale,
    isRightToLeft: isRightToLeft(reader.locale),
    siteName,
    siteUrl: reader.site.url,
    logoUrl: reader.setting(digestConfig.logo),
    title,
    introduction: wordsOf(reader, digestConfig.introduction),
    parts: facts.parts,
    emptyText: t('There is nothing that you have not seen. A time like this sends no digest.'),
    ending: wordsOf(reader, digestConfig.footer),
    openLabel: t('Open the site'),
    reason: reasonOf(reader, facts.times),
    links: [
      { label: t('No more digests'), url: unsubscribeUrl },
      { label: t('Choose what is mailed to you'), url: reader.url(PREFERENCES_PATH) },
    ],
  };
  return {
    to: facts.to,
    kind: 'digest',
    subject: reader.setting(digestConfig.includesName) ? `[${siteName}] ${title}` : title,
    text: digestText(digest),
    html: digestHtml(digest),
    ...(facts.messageID && { messageID: facts.messageID }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function titleOf(reader: RequestContext, { times, since, until }: DigestFacts): string {
  const { t } = reader.translator;
  const format = new Intl.DateTimeFormat(latinDigits(reader.locale), {
    day: 'numeric',
    month: 'long',
    timeZone: times.timeZone,
  });
  // Thin spaces are no letters of every mail program.
  const dates = (
    times.frequency === 'daily' ? format.format(until) : format.formatRange(since, until)
  ).replace(/[\u2009\u202f]/g, ' ');
  if (times.frequency === 'daily') return t('Your day, {dates}', { dates });
  if (times.frequency === 'weekly') return t('Your week, {dates}', { dates });
  return t('Your month, {dates}', { dates });
}

function reasonOf(reader: RequestContext, { frequency, dayOfWeek, hour }: DigestTimes): string {
  const { t } = reader.translator;
  const locale = latinDigits(reader.locale);
  // A Monday, in a zone without a clock of its own.
  const moment = new Date(Date.UTC(2026, 5, dayOfWeek, hour));
  const time = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(moment);
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(moment);
  if (frequency === 'daily') return t('This comes every day at {time}, because you chose it.', { time });
  if (frequency === 'weekly')
    return t('This comes weekly: {day}, {time}, because you chose it.', { day, time });
  return t('This comes once a month: {day}, {time}, because you chose it.', { day, time });
}

/** What administrators wrote, as rich2; nothing where it holds no letter. */
function wordsOf(reader: RequestContext, key: ConfigKey<string>): MailBody | undefined {
  const { html } = renderBody(reader.setting(key), 'rich2', { siteUrl: reader.site.url });
  const body = mailBody(html, reader.site.url);
  return body.text.trim() === '' ? undefined : body;
}
