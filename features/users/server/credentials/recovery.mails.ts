// Mails that somebody requested who may have no account. Whether there is an account is found out here, where nobody waits.
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { SiteJob } from '../../../../platform/server/feature/operations.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import { sendConfirmation, sendMail, siteSettings } from '../send-mail.ts';
import { sendManyAttempts, sendSignInCode } from '../sign-in/sign-in.mails.ts';
import { isWithinMailLimit, notifyHolder } from '../user.mails.ts';
import { findUser, type UserRow } from '../user.queries.ts';
import { emailKey, nameKey } from '../user-name.ts';
import { issueOneTimeKey } from './one-time-keys.ts';

const RESET_HOURS = 1;

/** By e-mail address first, as at the sign-in. The site's own account and banned members get no such mail. */
async function findAccount(db: Queryable, account: string): Promise<UserRow | undefined> {
  const found = await db.row<{ user_id: number }>(sql`
    select user_id from users
    where (email_key = ${emailKey(account)} or name_key = ${nameKey(account)})
      and date_deleted is null and admin < 2 and banned = 0
    order by (email_key is not distinct from ${emailKey(account)}) desc, email_confirmed desc, user_id desc limit 1`);
  return found && findUser(db, found.user_id);
}

async function sendPasswordReset(site: Site, user: UserRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site, user);
  const key = await issueOneTimeKey(site.database, {
    purpose: 'reset-password',
    userID: user.user_id,
    email,
    hours: RESET_HOURS,
  });
  await sendMail(site, user, email, t('{site}: choose a new password', { site: title }), [
    t('with this link you choose a new password for your account at {site}:', { site: title }),
    `${site.url}/entry/passwordreset/${user.user_id}/${key}`,
    t(
      'The link is good for one hour. If you did not ask for it, you need do nothing: your password stays as it is.',
    ),
  ]);
}

export const recoveryJobs: Readonly<Record<string, SiteJob>> = {
  /** By `userID` where the site asks for it, by `account` where an unauthenticated user does. */
  'mail-password-reset': async (site, { userID, account }) => {
    const user =
      userID === undefined
        ? await findAccount(site.database, String(account))
        : await findUser(site.database, Number(userID));
    if (!user?.email || !(await isWithinMailLimit(site, user.user_id, 'password'))) return;
    await sendPasswordReset(site, user, user.email);
  },
  /** Once a day at most; to an address that is the owner's own. */
  'mail-many-attempts': async (site, { account }) => {
    const user = await findAccount(site.database, String(account));
    if (!user?.email || !user.email_confirmed) return;
    const once = { most: 1, seconds: 24 * 3600 };
    if (await isWithinMailLimit(site, user.user_id, 'many attempts', once))
      await sendManyAttempts(site, user, user.email);
  },
  'mail-sign-in-code': async (site, { userID }) => {
    const user = await findUser(site.database, Number(userID));
    if (user?.email && user.email_confirmed) await sendSignInCode(site, user, user.email);
  },
  /** To the address that waits, or to one's own while it is not confirmed. */
  'mail-confirmation-again': async (site, { userID, email }) => {
    const user =
      userID === undefined
        ? await findWaiting(site.database, String(email))
        : await findUser(site.database, Number(userID));
    if (!user) return;
    const address = (await pendingEmail(site.database, user.user_id)) ?? unconfirmedEmail(user);
    if (!address || (await notifyHolder(site, user, address))) return;
    if (await isWithinMailLimit(site, user.user_id, 'confirmation'))
      await sendConfirmation(site, user, address);
  },
};

function unconfirmedEmail(user: UserRow): string | null {
  return user.email_confirmed ? null : user.email;
}

async function findWaiting(db: Queryable, email: string): Promise<UserRow | undefined> {
  const user = await findAccount(db, email);
  return user && emailKey(user.email ?? '') === emailKey(email) ? user : undefined;
}

async function pendingEmail(db: Queryable, userID: number): Promise<string | undefined> {
  const row = await db.row<{ pending_email: string | null }>(
    sql`select pending_email from users where user_id = ${userID}`,
  );
  return row?.pending_email ?? undefined;
}
