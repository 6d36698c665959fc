// An answer to a mail becomes what its kind of reply says, of whom the mail was for, with the rights that they have at that moment.
import { createHash } from 'node:crypto';
import { DomainError } from '../../../platform/contract/errors.ts';
import { negotiateLanguage } from '../../../platform/contract/languages/languages.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { makeContext, type RequestContext } from '../../../platform/server/http/context.ts';
import { IdempotentCall } from '../../../platform/server/http/idempotent-call.ts';
import { viewersOfUsers } from '../../../platform/server/sessions/identify.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import {
  type IncomingMail,
  type IncomingMailKind,
  incomingMailKinds,
} from '../../incoming-mail/server/incoming-mail-kinds.ts';
import { dayOf, type ReplyTo, readReplyTo } from '../../notifications/server/mail/reply-address.ts';
import type { MailReply } from '../../notifications/server/notification-records.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { emailKey } from '../../users/server/user-name.ts';
import { answerRefusal } from './answer-refusal.ts';
import { isAutomatic } from './automatic.ts';
import { storeAttachments } from './store-attachments.ts';
import { writtenText } from './written-text.ts';

/** So much of the line at the top is looked for: programs break it, and quote it. */
const MARKER_LENGTH = 24;

interface Author {
  ctx: RequestContext;
  email: string;
}

/** What an answer becomes: its text is Markdown, with its files in it. Refusals are mailed to whoever wrote. */
type PostReply = (ctx: RequestContext, records: ReplyTo['records'], text: string) => Promise<unknown>;

interface Replies extends MailReply {
  post: PostReply;
}

/** For the manifest of whoever makes something of answers: `extensions: [answersByMail({ ...messageReply, post })]`. */
export function answersByMail(replies: Replies) {
  const kind: IncomingMailKind = {
    purpose: replies.purpose,
    receive: async (site, mail) => {
      if (isAutomatic(mail)) return;
      const to = readReplyTo(mail.numbers);
      const author = await authorOf(site, to.userID, mail.incomingMailID);
      if (!author) return;
      const refusal = await refusalOf(replies, author, to, mail);
      if (refusal) await answerRefusal(author.ctx, author.email, mail, refusal);
    },
  };
  return incomingMailKinds.add(kind);
}

/** Whoever is banned or gone gets no answer either. */
async function authorOf(site: Site, userID: number, incomingMailID: number): Promise<Author | undefined> {
  const [viewer] = await viewersOfUsers(site, await site.roleRegistry(), site.database, [userID]);
  if (!viewer || viewer.isBanned) return undefined;
  const config = await site.snapshots.get(configSnapshot);
  const locale = negotiateLanguage(site.languages.available(config), { chosen: [viewer.locale] });
  const ctx = await makeContext(site, viewer, { locale });
  const user = await findUser(ctx.db, userID);
  if (!user?.email) return undefined;
  // A job that runs twice finds what it did.
  const key = `mail-${incomingMailID}`;
  const hash = createHash('sha256').update(key).digest();
  ctx.idempotentCall = new IdempotentCall(userID, key, 'reply by mail', hash, { storesResponse: true });
  return { ctx, email: user.email };
}

/** Undefined: it is posted. */
async function refusalOf(
  { line, post }: Replies,
  { ctx, email }: Author,
  to: ReplyTo,
  mail: IncomingMail,
): Promise<string | undefined> {
  const { t } = ctx.translator;
  if (mail.from !== emailKey(email))
    return t('It came from {address}, which is not the address of your account.', { address: mail.from });
  if (dayOf(ctx.now) > to.lastDay)
    return t('The mail that it answers is too old. Please answer on the site.');
  const text = await writtenText(mail, line(t).slice(0, MARKER_LENGTH), ctx.site.url);
  if (text === '' && mail.attachments.length === 0) return t('There was nothing in it but what it quotes.');
  try {
    return await postWithFiles(ctx, mail, text, (body) => post(ctx, to.records, body));
  } catch (error) {
    if (error instanceof DomainError && error.status < 500) return error.message;
    throw error;
  }
}

/** Answers what is to be said of files that were not taken. */
async function postWithFiles(
  ctx: RequestContext,
  { attachments }: IncomingMail,
  text: string,
  post: (body: string) => Promise<unknown>,
): Promise<string | undefined> {
  const { shown, refused } = await storeAttachments(ctx, attachments);
  const body = [text, ...shown].filter(Boolean).join('\n\n');
  const { t } = ctx.translator;
  if (body === '') return t('These files are not taken: {names}', { names: refused.join(', ') });
  await post(body);
  return refused.length > 0
    ? t('It was posted, without these files: {names}', { names: refused.join(', ') })
    : undefined;
}
