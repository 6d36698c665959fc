// Mails to members. They leave from jobs; the keys in them are made there, so that no event ever holds one.
import type { Listener } from '../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { sendConfirmation, sendMail, siteSettings } from './send-mail.ts';
import { mayMail } from './sign-in-attempts.ts';
import { profilePath } from './user.address.ts';
import { findUser, type UserRow } from './user.queries.ts';

async function sendWelcome(site: Site, user: UserRow, email: string): Promise<void> {
  const { title } = await siteSettings(site);
  await sendMail(site, user, email, `Welcome to ${title}`, [
    `you are a member of ${title} now. Have a look around:`,
    site.url,
    `Your profile is at ${site.url}${profilePath(user.name)}`,
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

export const userListeners: Listener[] = [
  {
    event: 'user.registered',
    name: 'greet-new-member',
    handle: async (site, { payload }) => {
      if (payload.sendsWelcomeMail !== true) return;
      const { confirmsEmail } = await siteSettings(site);
      await withAddress(site, payload.userID, (user, email) =>
        confirmsEmail && !user.email_confirmed
          ? sendConfirmation(site, user, email)
          : sendWelcome(site, user, email),
      );
    },
  },
];

export const userJobs: Readonly<Record<string, SiteJob>> = {
  'mail-confirmation': async (site, { userID, email }) => {
    const user = await findUser(site.database, Number(userID));
    if (user) await sendConfirmation(site, user, String(email));
  },
  'mail-known-address': async (site, { userID }) => {
    const { title } = await siteSettings(site);
    await withAddress(site, userID, (user, email) =>
      sendMail(site, user, email, `${title}: you have an account already`, [
        `somebody, perhaps you, tried to register at ${title} with this e-mail address. You have an account already:`,
        `${site.url}/entry/signin`,
        `If it was not you, you need do nothing.`,
      ]),
    );
  },
  'mail-password-changed': async (site, { userID }) => {
    const { title } = await siteSettings(site);
    await withAddress(site, userID, (user, email) =>
      sendMail(site, user, email, `${title}: your password was changed`, [
        `the password of your account at ${title} was changed, and all devices were signed out.`,
        `If it was not you, choose another password at once:`,
        `${site.url}/entry/passwordrequest`,
      ]),
    );
  },
};

/** No more than a few an hour, whoever asks for them. */
export function isWithinMailLimit(site: Site, userID: number): Promise<boolean> {
  return site.database.transaction((tx) => mayMail(tx, userID));
}
