// Mails to members. They leave from jobs; the keys in them are made there, so that no event ever holds one.

import { configSnapshot } from '../../../platform/server/config/config.ts';
import { siteConfig } from '../../../platform/server/config/site-config.ts';
import type { Listener } from '../../../platform/server/events/events.ts';
import type { SiteJob } from '../../../platform/server/feature/operations.ts';
import type { Site } from '../../../platform/server/site/site.ts';
import { issueOneTimeKey } from './one-time-keys.ts';
import { profilePath } from './user.address.ts';
import { userConfig } from './user.config.ts';
import { findUser, type UserRow } from './user.queries.ts';

const CONFIRMATION_HOURS = 48;

async function settings(site: Site) {
  const config = await site.snapshots.get(configSnapshot);
  return { title: config.get(siteConfig.title), confirmsEmail: config.get(userConfig.confirmsEmail) };
}

async function sendConfirmation(site: Site, user: UserRow, email: string): Promise<void> {
  const { title } = await settings(site);
  const key = await issueOneTimeKey(site.database, {
    purpose: 'confirm-email',
    userID: user.user_id,
    email,
    hours: CONFIRMATION_HOURS,
  });
  const link = `${site.url}/entry/emailconfirm/${user.user_id}/${key}`;
  await site.mail.send({
    to: email,
    subject: `${title}: confirm your e-mail address`,
    text: [
      `Hello ${user.name},`,
      `please confirm that this e-mail address is yours:`,
      link,
      `The link is good for ${CONFIRMATION_HOURS} hours. If you did not ask for it, you need do nothing.`,
    ].join('\n\n'),
  });
}

async function sendWelcome(site: Site, user: UserRow, email: string): Promise<void> {
  const { title } = await settings(site);
  await site.mail.send({
    to: email,
    subject: `Welcome to ${title}`,
    text: [
      `Hello ${user.name},`,
      `you are a member of ${title} now. Have a look around:`,
      site.url,
      `Your profile is at ${site.url}${profilePath(user.name)}`,
    ].join('\n\n'),
  });
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
      const { confirmsEmail } = await settings(site);
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
    await withAddress(site, userID, (user) => sendConfirmation(site, user, String(email)));
  },
  'mail-known-address': async (site, { userID }) => {
    const { title } = await settings(site);
    await withAddress(site, userID, (user, email) =>
      site.mail.send({
        to: email,
        subject: `${title}: you have an account already`,
        text: [
          `Hello ${user.name},`,
          `somebody, perhaps you, tried to register at ${title} with this e-mail address. You have an account already:`,
          `${site.url}/entry/signin`,
          `If it was not you, you need do nothing.`,
        ].join('\n\n'),
      }),
    );
  },
};
