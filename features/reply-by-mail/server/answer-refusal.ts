// Why an answer did not become a comment, to the address of the account alone: whoever else wrote hears nothing.
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import type { IncomingMail } from '../../incoming-mail/server/incoming-mail-kinds.ts';
import { isWithinMailLimit } from '../../users/server/user.mails.ts';

const LONGEST_SUBJECT = 150;

export async function answerRefusal(
  ctx: RequestContext,
  to: string,
  { subject, header }: IncomingMail,
  reason: string,
): Promise<void> {
  // Some an hour: a machine that answers ours comes to its end.
  if (!(await isWithinMailLimit(ctx.site, ctx.viewer.userID, 'reply refused'))) return;
  const { t } = ctx.translator;
  const site = ctx.setting(siteConfig.title);
  const messageID = /^<[^<>\s]{1,200}>$/.exec(header('message-id').trim())?.[0];
  await ctx.site.mail.send({
    to,
    kind: 'reply',
    subject: t('{site}: about your answer by mail', { site }),
    text: [
      t('Your answer “{subject}”:', { subject: subject.slice(0, LONGEST_SUBJECT) }),
      reason,
      ctx.site.url,
    ].join('\n\n'),
    ...(messageID && { inReplyTo: messageID, references: messageID }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}
