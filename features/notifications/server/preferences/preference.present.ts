import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { findUser } from '../../../users/server/user.queries.ts';
import type { MemberPreferences } from '../../preferences.contract.ts';
import { mailChannel } from '../mail/mail.channel.ts';
import { wantsNoMail } from '../mail/wants-mail.ts';
import { channelsFor, type NotificationChannel } from '../notification-channels.ts';
import { ALL_MAIL, type NotificationPreference } from '../notification-preferences.ts';
import { findOwn } from './preference.actions.ts';
import { type Member, offeredTo } from './preference.policy.ts';
import { siteDefaultOf } from './site-defaults.ts';

/** All that is offered, as it holds. */
export async function preferencesOf(ctx: RequestContext, member: Member): Promise<MemberPreferences> {
  const [own, user] = await Promise.all([findOwn(ctx.db, member.userID), findUser(ctx.db, member.userID)]);
  const offered = channelsFor(ctx, member);
  const channels = offeredTo(ctx, member).map((preference) => {
    const usual = siteDefaultOf(ctx, preference);
    const row = own.get(preference.name);
    const names = namesFor(preference, offered);
    const holding = names.map((name) => [name, row?.[name] ?? usual[name] ?? false] as const);
    return [preference.name, Object.fromEntries(holding)] as const;
  });
  return {
    ...Object.fromEntries(channels),
    ...(wantsNoMail(own) && { [ALL_MAIL]: { email: false } }),
    ...(user?.locale && { NotificationLanguage: user.locale }),
    ...(user?.time_zone && { NotificationTimeZone: user.time_zone }),
  };
}

/** Of the channels by which this can be heard. */
function namesFor(
  { isOwnMail }: NotificationPreference,
  offered: readonly NotificationChannel[],
): readonly string[] {
  const names = offered.map(({ name }) => name);
  return isOwnMail ? names.filter((name) => name === mailChannel.name) : ['popup', ...names];
}
