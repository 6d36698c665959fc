import { siteConfig } from '../../../platform/server/config/site-config.ts';
import { transactionHook } from '../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { forgetFailures } from '../../../platform/server/mail/mail-health.ts';
import { findUser } from '../../users/server/user.queries.ts';
import { userEmailConfirmed } from '../../users/users.events.ts';
import { mailHealthError } from '../mail-health.contract.ts';

export const TEST_JOB = 'mail-test';

export async function sendTest(ctx: RequestContext, email: string | null | undefined): Promise<void> {
  if (!email) throw mailHealthError('mailHealth.noAddress');
  const { t } = ctx.translator;
  const site = ctx.setting(siteConfig.title);
  await ctx.write((w) =>
    w.enqueue(TEST_JOB, {
      email,
      subject: t('{site}: a mail to try', { site }),
      text: t('This mail was asked for at {time}. If you read it, mails leave {site} and arrive.', {
        site,
        time: ctx.now.toISOString(),
      }),
    }),
  );
}

/** Also to an address that nothing else is sent to: whether it arrives is what is asked. */
export const testJob: SiteJob = async (site, { email, subject, text }) => {
  await site.mail.send({
    to: String(email),
    subject: String(subject),
    text: String(text),
    kind: 'test',
    isRequested: true,
  });
};

/** The link in it works as after signing up, and proves that mails arrive. */
export async function confirmAgain(ctx: RequestContext): Promise<void> {
  const user = await findUser(ctx.db, ctx.viewer.userID);
  if (!user?.email) throw mailHealthError('mailHealth.noAddress');
  const { user_id: userID, email } = user;
  await ctx.write((w) => w.enqueue('mail-confirmation', { userID, email }));
}

export const reachedAgain = transactionHook(userEmailConfirmed, async (w, { userID }) => {
  const user = await findUser(w.db, userID);
  if (user?.email) await forgetFailures(w.db, user.email);
});
