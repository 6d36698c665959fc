// Whatever changes how somebody signs in is mailed to their address: whoever did not do it, learns of it.
import type { Listener } from '../../../platform/server/events/events.ts';
import { sendMail, siteSettings } from '../../users/server/send-mail.ts';
import { findUser } from '../../users/server/user.queries.ts';

const NEWS = {
  'twoFactor.turnedOn': 'two-factor authentication was switched on for your account.',
  'twoFactor.turnedOff': 'two-factor authentication was switched off for your account.',
  'passkey.added': 'a passkey was added to your account.',
  'passkey.removed': 'a passkey was removed from your account.',
  'user.connected': 'your account was connected with one that you have elsewhere, which can sign you in now.',
  'user.disconnected': 'your account was parted from one that you have elsewhere.',
} as const;

function notifier(event: keyof typeof NEWS): Listener {
  return {
    event,
    name: `tell of ${event}`,
    kind: 'external',
    handle: async (site, { payload }) => {
      // Whoever joins by a provider is welcomed; that is news enough.
      if (payload.isNewMember === true) return;
      const user = await findUser(site.database, Number(payload.userID));
      if (!user?.email) return;
      const { title, t } = await siteSettings(site, user);
      await sendMail(site, user, user.email, t('{site}: how you sign in was changed', { site: title }), [
        t(NEWS[event]),
        t('What there is now, you see at {url}', { url: `${site.url}/account/security` }),
        t('If it was not you, choose a new password at once: {url}', {
          url: `${site.url}/entry/passwordrequest`,
        }),
      ]);
    },
  };
}

export const securityListeners = (Object.keys(NEWS) as (keyof typeof NEWS)[]).map(notifier);
