// Whatever changes how somebody signs in is mailed to their address: whoever did not do it, learns of it.
import type { EventType } from '../../../platform/contract/event.ts';
import { type Listener, listener } from '../../../platform/server/events/events.ts';
import { userConnected, userDisconnected } from '../../authenticators/authenticators.events.ts';
import { passkeyAdded, passkeyRemoved } from '../../passkeys/passkeys.events.ts';
import { twoFactorTurnedOff, twoFactorTurnedOn } from '../../two-factor/two-factor.events.ts';
import { sendMail, siteSettings } from '../../users/server/send-mail.ts';
import { findUser } from '../../users/server/user.queries.ts';

/** An account by which one joined is no news: whoever joins is welcomed. */
type SignInChange = EventType<{ userID: number; isNewMember?: boolean }>;

const CHANGES = {
  twoFactorTurnedOn,
  twoFactorTurnedOff,
  passkeyAdded,
  passkeyRemoved,
  userConnected,
  userDisconnected,
} satisfies Record<string, SignInChange>;

const NEWS: Record<keyof typeof CHANGES, string> = {
  twoFactorTurnedOn: 'two-factor authentication was switched on for your account.',
  twoFactorTurnedOff: 'two-factor authentication was switched off for your account.',
  passkeyAdded: 'a passkey was added to your account.',
  passkeyRemoved: 'a passkey was removed from your account.',
  userConnected: 'your account was connected with one that you have elsewhere, which can sign you in now.',
  userDisconnected: 'your account was parted from one that you have elsewhere.',
};

function notifier(name: keyof typeof CHANGES): Listener {
  const event: SignInChange = CHANGES[name];
  return listener(event, {
    name: `tell of ${event.name}`,
    kind: 'external',
    handle: async (site, { payload }) => {
      if (payload.isNewMember) return;
      const user = await findUser(site.database, payload.userID);
      if (!user?.email) return;
      const { title, t } = await siteSettings(site, user);
      await sendMail(site, user, user.email, t('{site}: how you sign in was changed', { site: title }), [
        t(NEWS[name]),
        t('What there is now, you see at {url}', { url: `${site.url}/account/security` }),
        t('If it was not you, choose a new password at once: {url}', {
          url: `${site.url}/entry/passwordrequest`,
        }),
      ]);
    },
  });
}

export const securityListeners = (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).map(notifier);
