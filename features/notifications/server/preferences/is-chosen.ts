// Whether a member wants to hear of a kind by a channel: as they set it, else as the site has it.
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { type Chosen, notificationPreferences } from '../notification-preferences.ts';
import { siteDefaultOf } from './site-defaults.ts';

export function isChosen(
  ctx: RequestContext,
  own: ReadonlyMap<string, Chosen>,
  preferenceName: string | null,
  channel: string,
): boolean {
  const preference = notificationPreferences.of(ctx).find(({ name }) => name === preferenceName);
  if (!preference) return false;
  const usual = siteDefaultOf(ctx, preference);
  return !usual.disabled && (own.get(preference.name)?.[channel] ?? usual[channel] ?? false);
}
