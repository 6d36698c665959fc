import type { BodyOf } from '../../../../platform/contract/endpoint.ts';
import { isTimeZone } from '../../../../platform/contract/time-zone.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { route } from '../../../../platform/server/http/route.ts';
import { setMemberTimeZone } from '../../../users/server/manage/member-row.actions.ts';
import { notificationPreferencesChanged } from '../../notifications.events.ts';
import { preferenceError } from '../../preferences.contract.ts';
import { getQuiet, patchQuiet, quietError } from '../../quiet.contract.ts';
import { endOfPause, type QuietHours } from '../../quiet-hours.ts';
import { requireChangeable, requireMember } from '../preferences/preference.policy.ts';
import { presentQuiet } from './quiet.present.ts';
import { findQuietHours } from './quiet.queries.ts';

export const quietRoutes = [
  route(getQuiet, async (ctx, { params }) => {
    const { userID } = await requireMember(ctx, params.userID);
    return presentQuiet(ctx, await findQuietHours(ctx.db, userID));
  }),
  route(patchQuiet, async (ctx, { params, body }) => {
    const { userID } = await requireChangeable(ctx, params.userID);
    await changeQuiet(ctx, userID, body);
    return presentQuiet(ctx, await findQuietHours(ctx.db, userID));
  }),
];

async function changeQuiet(
  ctx: RequestContext,
  userID: number,
  { pause, timeZone, ...body }: BodyOf<typeof patchQuiet.spec>,
): Promise<void> {
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw preferenceError('preference.timeZoneUnknown');
  await ctx.write(async (w) => {
    if (timeZone !== undefined) await setMemberTimeZone(w.db, userID, timeZone);
    await w.db.row(sql`select user_id from users where user_id = ${userID} for no key update`);
    const before = await findQuietHours(w.db, userID);
    const hours: QuietHours = {
      ...before,
      isOn: body.isOn ?? before.isOn,
      from: body.from === undefined ? before.from : minutesOf(body.from),
      to: body.to === undefined ? before.to : minutesOf(body.to),
      days: body.days ?? before.days,
      pausedUntil: pause === undefined ? before.pausedUntil : endOfPause(pause, ctx.now, before.timeZone),
    };
    if (hours.from === hours.to) throw quietError('quiet.noTime');
    await w.db.execute(sql`
      insert into notification_quiet (user_id, is_on, from_minutes, to_minutes, days, paused_until)
      values (${userID}, ${hours.isOn}, ${hours.from}, ${hours.to}, ${[...new Set(hours.days)]}::int[], ${hours.pausedUntil})
      on conflict (user_id) do update set is_on = excluded.is_on, from_minutes = excluded.from_minutes,
        to_minutes = excluded.to_minutes, days = excluded.days, paused_until = excluded.paused_until`);
    await w.announce(notificationPreferencesChanged, { userID });
  });
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
