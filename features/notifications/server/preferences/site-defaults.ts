// What holds for whoever set nothing: as it was declared, or as the site has it.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { notificationConfig } from '../notification.config.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import {
  type Channels,
  type NotificationPreference,
  notificationPreferences,
} from '../notification-preferences.ts';

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

/** Of members with these rights. Undefined: nobody gets it. */
export function usualChannels(
  ctx: RequestContext,
  { preference: name }: Pick<NotificationKind, 'preference'>,
): Channels | undefined {
  // Whoever is found says what they want.
  if (name === null) return { popup: false, email: false };
  const preference = notificationPreferences.of(ctx).find((each) => each.name === name);
  if (!preference || (preference.permission && !ctx.can(preference.permission))) return undefined;
  const usual = siteDefaultOf(ctx, preference);
  return usual.disabled ? undefined : usual;
}
