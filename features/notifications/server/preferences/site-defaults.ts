// What holds for whoever set nothing: as it was declared, or as the site has it.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { notificationConfig } from '../notification.config.ts';
import type { NotificationKind } from '../notification-kinds.ts';
import {
  type Chosen,
  type NotificationPreference,
  notificationPreferences,
} from '../notification-preferences.ts';

export interface SiteDefault extends Record<string, boolean> {
  popup: boolean;
  email: boolean;
  /** Nobody is notified, and nobody is offered it. */
  disabled: boolean;
}

export function siteDefaultOf(
  ctx: Pick<RequestContext, 'setting'>,
  { name, defaults }: NotificationPreference,
): SiteDefault {
  const stored = ctx.setting(notificationConfig.defaults)[name] ?? {};
  return { ...defaults, ...stored, disabled: stored.disabled ?? false };
}

/** Of members with these rights. Undefined: nobody gets it. */
export function usualChannels(
  ctx: RequestContext,
  { preference: name }: Pick<NotificationKind, 'preference'>,
): Chosen | undefined {
  // Whoever is found says what they want.
  if (name === null) return {};
  const preference = notificationPreferences.of(ctx).find((each) => each.name === name);
  if (!preference || (preference.permission && !ctx.can(preference.permission))) return undefined;
  const { disabled, ...usual } = siteDefaultOf(ctx, preference);
  return disabled ? undefined : usual;
}
