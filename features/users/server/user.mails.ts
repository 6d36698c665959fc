// Mails to members. They leave from jobs; the keys in them are made there, so that no event ever holds one.
import { listener } from '../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { userRegistered } from '../users.events.ts';
import { countTokensOf } from './credentials/token.actions.ts';
import { sendConfirmation, sendMail, siteSettings } from './send-mail.ts';
import { mayMail } from './sign-in/sign-in-attempts.ts';
import { profilePath } from './user.address.ts';
import { findConfirmedHolder, findUser, type UserRow } from './user.queries.ts';

async function sendWelcome(site: Site, user: UserRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site, user);
  await sendMail(site, user, email, t('Welcome to {site}', { site: title }), [
    t('you are a member of {site} now. Have a look around:', { site: title }),
    site.url,
    t('Your profile is at {url}', { url: site.url + profilePath(user.name) }),
  ]);
}

async function sendKnownAddress(site: Site, user: UserRow, email: string): Promise<void> {
  const { title, t } = await siteSettings(site, user);
  await sendMail(site, user, email, t('{site}: you have an account already', { site: title }), [
    t(
      'somebody, perhaps you, tried to register at {site} with this e-mail address. You have an account already:',
      { site: title },
    ),
    `${site.url}/entry/signin`,
    t('If it was not you, you need do nothing.'),
  ]);
}

/** A member who is gone when the job comes round gets no mail. */
async function withAddress(
  site: Site,
  userID: unknown,
  send: (user: UserRow, email: string) => Promise<void>,
): Promise<void> {
  const user = await findUser(site.database, Number(userID));
  if (user?.email) await send(user, user.email);
}

export const userListeners = [
  listener(userRegistered, {
    name: 'greet-new-member',
    kind: 'external',
    handle: async (site, { payload }) => {
      if (!payload.sendsWelcomeMail) return;
      const { confirmsEmail } = await siteSettings(site);
      await withAddress(site, payload.userID, async (user, email) => {
        if (!user.email_confirmed && (await notifyHolder(site, user, email))) return;
        if (confirmsEmail && !user.email_confirmed) await sendConfirmation(site, user, email);
        else await sendWelcome(site, user, email);
      });
    },
  }),
];

export const userJobs: Readonly<Record<string, SiteJob>> = {
  'mail-confirmation': async (site, { userID, email }) => {
    const user = await findUser(site.database, Number(userID));
    if (user && !(await notifyHolder(site, user, String(email))))
      await sendConfirmation(site, user, String(email));
  },
  'mail-known-address': async (site, { userID }) => {
    await withAddress(site, userID, (user, email) => sendKnownAddress(site, user, email));
  },
  'mail-password-changed': async (site, { userID }) => {
    await withAddress(site, userID, async (user, email) => {
      const countTokens = await countTokensOf(site.database, user.user_id);
      const { title, t } = await siteSettings(site, user);
      await sendMail(site, user, email, t('{site}: your password was changed', { site: title }), [
        t('the password of your account at {site} was changed, and all devices were signed out.', {
          site: title,
        }),
        t('If it was not you, choose another password at once:'),
        `${site.url}/entry/passwordrequest`,
        ...(countTokens > 0
          ? [
              t('Access tokens of programs still work: {count}. You can revoke them at {url}', {
                count: countTokens,
                url: `${site.url}/account/security`,
              }),
            ]
          : []),
      ]);
    });
  },
};

/** No more than a few an hour, whoever asks for them. */
export function isWithinMailLimit(
  site: Site,
  userID: number,
  kind: string,
  limit?: { most: number; seconds: number },
): Promise<boolean> {
  return site.database.transaction((tx) => mayMail(tx, userID, kind, limit));
}

/** Somebody else has proved that this address is theirs: they are notified, and it is confirmed to nobody besides. */
export async function notifyHolder(
  site: Site,
  { user_id }: Pick<UserRow, 'user_id'>,
  email: string,
): Promise<boolean> {
  const holder = await findConfirmedHolder(site.database, email, user_id);
  if (!holder) return false;
  if (await isWithinMailLimit(site, holder.user_id, 'known address'))
    await sendKnownAddress(site, holder, email);
  return true;
}
