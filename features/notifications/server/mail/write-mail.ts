// From notifications to a mail: what its reader may see now, in their language, with links that work without signing in.
import { isRightToLeft } from '../../../../platform/contract/languages/languages.ts';
import { siteConfig } from '../../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { Mail } from '../../../../platform/server/mail/mail.ts';
import { publicPictures } from '../../../media/server/public-pictures.ts';
import { PREFERENCES_PATH, unsubscribePath } from '../../notification.address.ts';
import { notificationConfig } from '../notification.config.ts';
import { asText, headlineHtml, headlineOf, type NamedNotification } from '../notification.present.ts';
import { notificationRecords } from '../notification-records.ts';
import { sayHowMany } from '../say-what.ts';
import { type MailEntry, type MailParts, mailHtml, mailText } from './mail.html.ts';
import { mailBody, withinBytes } from './mail-body.ts';
import { replyAddress } from './reply-address.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import type { MailOption } from './wants-mail.ts';

/** Programs cut off what is over about 100 kB. */
const BYTES_OF_MANY = 40_000;

/** `reader` speaks the language, and has the rights, of whom the mail is for. */
export async function writeMail(
  reader: RequestContext,
  to: string,
  named: readonly [NamedNotification, ...NamedNotification[]],
): Promise<Mail> {
  const [first] = named;
  const { t } = reader.translator;
  const siteName = reader.setting(siteConfig.title);
  const isBundle = named.length > 1;
  const options = optionsOf(named);
  const token = await unsubscribeToken(reader, {
    userID: reader.viewer.userID,
    notificationID: first.row.notification_id,
    options,
  });
  const unsubscribeUrl = reader.url(unsubscribePath(token));
  const title = sayHowMany(reader, named.length);
  const reply = isBundle ? undefined : await replyAddress(reader, first);
  const parts = {
    ...(await partsOf(reader, named, { unsubscribeUrl, ...(isBundle && { title }) })),
    ...(reply && { replyLine: reply.line }),
  };
  return {
    to,
    kind: 'notification',
    subject: isBundle ? `[${siteName}] ${title}` : subjectOf(reader, first, siteName),
    text: mailText(parts),
    html: mailHtml(parts),
    ...(reply && { replyTo: reply.address }),
    ...(!isBundle && {
      ...threading(reader, first),
      ...(first.actor.userID > 0 && {
        fromName: t('{name} via {site}', { name: first.actor.name, site: siteName }),
      }),
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      ...(!isBundle && listOf(reader, first)),
    },
  };
}

async function partsOf(
  reader: RequestContext,
  named: readonly [NamedNotification, ...NamedNotification[]],
  { unsubscribeUrl, title }: { unsubscribeUrl: string; title?: string },
): Promise<MailParts> {
  const { t, locale } = reader.translator;
  return {
    language: locale,
    isRightToLeft: isRightToLeft(locale),
    siteName: reader.setting(siteConfig.title),
    siteUrl: reader.site.url,
    ...(title && { title }),
    entries: await entriesOf(reader, named),
    openLabel: t('Open it on the site'),
    reason: title ? '' : named[0].kind.mailReason(t),
    links: [
      { label: t('No more mails of this kind'), url: unsubscribeUrl },
      { label: t('Choose what is mailed to you'), url: reader.url(PREFERENCES_PATH) },
    ],
  };
}

/** What the site does not want in mails is not even in the subject. */
function subjectOf(reader: RequestContext, named: NamedNotification, siteName: string): string {
  if (!reader.setting(notificationConfig.showsPosts))
    return `[${siteName}] ${reader.translator.t('Something new for you')}`;
  const isReply = named.row.record_type === 'comment';
  return `${isReply ? 'Re: ' : ''}[${siteName}] ${named.facts.name}`;
}

async function entriesOf(reader: RequestContext, named: readonly NamedNotification[]): Promise<MailEntry[]> {
  const isShown = reader.setting(notificationConfig.showsPosts);
  const bodies = isShown ? await bodiesOf(reader, named) : new Map<string, string>();
  const pictures = await publicPictures(reader, [...bodies.values()]);
  const { t } = reader.translator;
  const shown = withinBytes(
    named.map(({ row }) => {
      const html = bodies.get(`${row.record_type} ${row.record_id}`);
      return html === undefined ? undefined : mailBody(html, reader.site.url, pictures);
    }),
    named.length > 1 ? BYTES_OF_MANY : Number.POSITIVE_INFINITY,
  );
  return named.map((each, at) => {
    const url = reader.url(each.facts.path);
    if (!isShown) {
      const plain = t('Something new for you');
      return { headline: plain, headlineText: plain, url, author: '' };
    }
    return {
      headline: headlineHtml(t, each),
      headlineText: headlineOf(t, each, asText),
      url,
      author: each.actor.name,
      body: shown[at],
    };
  });
}

async function bodiesOf(
  reader: RequestContext,
  named: readonly NamedNotification[],
): Promise<Map<string, string>> {
  const found = await Promise.all(
    notificationRecords.of(reader).map(async ({ recordType, bodies }) => {
      const ids = named.filter(({ row }) => row.record_type === recordType).map(({ row }) => row.record_id);
      const ofType = bodies && ids.length > 0 ? await bodies(reader, ids) : new Map<number, string>();
      return [...ofType].map(([id, html]) => [`${recordType} ${id}`, html] as const);
    }),
  );
  return new Map(found.flat());
}

export function optionOf({ kind, facts }: NamedNotification): MailOption {
  return { kind, ...(kind.mailSwitch && { id: kind.mailSwitch.idOf(facts) }) };
}

/** Each once, however many notifications came by it. */
function optionsOf(named: readonly NamedNotification[]): MailOption[] {
  const keyOf = ({ kind, id }: MailOption) => `${kind.preference ?? kind.activityType} ${id ?? ''}`;
  return [...new Map(named.map(optionOf).map((option) => [keyOf(option), option])).values()];
}

/** Mail programs show the discussion as one thread. */
function threading(reader: RequestContext, { row, facts }: NamedNotification): Partial<Mail> {
  const host = new URL(reader.site.url).hostname;
  const idOf = (type: string, recordID: number) => `<${type}-${recordID}@${host}>`;
  const occasion = row.occasion === 'posted' ? '' : `${row.occasion}-`;
  const thread = facts.discussion && idOf('discussion', facts.discussion.discussionID);
  const messageID = idOf(`${occasion}${row.record_type}`, row.record_id);
  return {
    messageID,
    ...(thread && thread !== messageID && { inReplyTo: thread, references: thread }),
  };
}

function listOf(reader: RequestContext, { facts }: NamedNotification): Record<string, string> {
  if (!facts.discussion) return {};
  const host = new URL(reader.site.url).hostname;
  const name = reader.setting(notificationConfig.showsPosts) ? encodedWord(facts.discussion.name) : '';
  return { 'List-Id': `${name} <${facts.discussion.discussionID}.${host}>`.trim() };
}

const MOST_BYTES = 45;

/** Of a title so much as one encoded word of a header holds: what stands behind it stays as it is. */
function encodedWord(title: string): string {
  const plain = title.replace(/[<>"\p{Cc}]/gu, ' ');
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.slice(0, 100);
  let short = '';
  for (const letter of plain) {
    if (Buffer.byteLength(short + letter) > MOST_BYTES) break;
    short += letter;
  }
  return `=?UTF-8?B?${Buffer.from(short).toString('base64')}?=`;
}
