// Mails to the owner of an account while others guess its password.
import type { Site } from '../../../../platform/server/site/site.ts';
import { sendMail, siteSettings } from '../send-mail.ts';
import type { UserRow } from '../user.queries.ts';
import { issueSignInCode, SIGN_IN_CODE_MINUTES } from './mailed-code.ts';

export async function sendManyAttempts(site: Site, user: UserRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site, user);
  await sendMail(site, user, email, t('{site}: many wrong passwords for your account', { site: title }), [
    t('somebody has tried many wrong passwords for your account at {site} today.', {
      site: title,
    }),
    t(
      'Devices you signed in with before work as ever. A long password, or a second step, keeps guesses out:',
    ),
    `${site.url}/account/security`,
  ]);
}

export async function sendSignInCode(site: Site, user: UserRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site, user);
  const code = await issueSignInCode(site.database, user.user_id);
  await sendMail(site, user, email, t('{site}: your code to sign in', { site: title }), [
    t('with this code you sign in to your account at {site}:', { site: title }),
    code,
    t(
      'The code is good for {minutes} minutes, once. If you did not ask for it, somebody knows your password: change it.',
      {
        minutes: SIGN_IN_CODE_MINUTES,
      },
    ),
  ]);
}
