import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { findUser } from '../../../users/server/user.queries.ts';
import type { MemberPreferences } from '../../preferences.contract.ts';
import { wantsNoMail } from '../mail/wants-mail.ts';
import { ALL_MAIL } from '../notification-preferences.ts';
import { findOwn } from './preference.actions.ts';
import { type Member, mayHaveMails, offeredTo } from './preference.policy.ts';
import { siteDefaultOf } from './site-defaults.ts';

/** All that is offered, as it holds. */
export async function preferencesOf(ctx: RequestContext, member: Member): Promise<MemberPreferences> {
  const [own, user] = await Promise.all([findOwn(ctx.db, member.userID), findUser(ctx.db, member.userID)]);
  const hasMails = mayHaveMails(ctx, member);
  const channels = offeredTo(ctx, member).map((preference) => {
    const usual = siteDefaultOf(ctx, preference);
    const row = own.get(preference.name);
    return [
      preference.name,
      {
        ...(!preference.isOwnMail && { popup: row?.popup ?? usual.popup }),
        ...(hasMails && { email: row?.email ?? usual.email }),
      },
    ] as const;
  });
  return {
    ...Object.fromEntries(channels),
    ...(wantsNoMail(own) && { [ALL_MAIL]: { email: false } }),
    ...(user?.locale && { NotificationLanguage: user.locale }),
    ...(user?.time_zone && { NotificationTimeZone: user.time_zone }),
  };
}
