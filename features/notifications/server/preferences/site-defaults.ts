// What holds for whoever set nothing: as it was declared, or as the site has it.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { notificationConfig } from '../notification.config.ts';
import type { Channels, NotificationPreference } from '../notification-preferences.ts';

export interface SiteDefault extends Channels {
  /** Nobody is notified, and nobody is offered it. */
  disabled: boolean;
}

export function siteDefaultOf(
  ctx: Pick<RequestContext, 'setting'>,
  { name, defaults }: NotificationPreference,
): SiteDefault {
  const stored = ctx.setting(notificationConfig.defaults)[name] ?? {};
  return {
    popup: stored.popup ?? defaults.popup,
    email: stored.email ?? defaults.email,
    disabled: stored.disabled ?? false,
  };
}
