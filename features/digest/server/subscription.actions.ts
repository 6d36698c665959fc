// What members choose of their digest; and who is given one without having chosen.

import type { BodyOf } from '../../../platform/contract/endpoint.ts';
import { isTimeZone } from '../../../platform/contract/time-zone.ts';
import { bulkOperation } from '../../../platform/server/bulk-operations/bulk-operation.ts';
import { configSnapshot } from '../../../platform/server/config/config.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { listener } from '../../../platform/server/events/events.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { systemViewer } from '../../../platform/server/sessions/identify.ts';
import { notificationPreferencesChanged } from '../../notifications/notifications.events.ts';
import { preferenceError } from '../../notifications/preferences.contract.ts';
import { findOwn, storeWanted } from '../../notifications/server/preferences/preference.actions.ts';
import { mayHaveMails } from '../../notifications/server/preferences/preference.policy.ts';
import { setMemberTimeZone } from '../../users/server/manage/member-row.actions.ts';
import { userRegistered } from '../../users/users.events.ts';
import type { patchDigestSubscription } from '../digest.contract.ts';
import { digestConfig } from './digest.config.ts';
import { DIGEST_PREFERENCE } from './digest.preference.ts';
import { digestPartsOf } from './digest-parts.ts';

export async function changeSubscription(
  ctx: RequestContext,
  patch: BodyOf<typeof patchDigestSubscription.spec>,
): Promise<void> {
  const { userID, permissions } = ctx.viewer;
  if (patch.enabled && !mayHaveMails(ctx, { userID, permissions }))
    throw preferenceError('preference.noMail', { permissions: ['email.view'] });
  if (patch.timeZone !== undefined && !isTimeZone(patch.timeZone))
    throw preferenceError('preference.timeZoneUnknown');
  const known = new Set(digestPartsOf(ctx).map(({ name }) => name));
  const parts = Object.fromEntries(Object.entries(patch.parts ?? {}).filter(([name]) => known.has(name)));
  await ctx.write(async (w) => {
    if (patch.timeZone !== undefined) await setMemberTimeZone(w.db, userID, patch.timeZone);
    await w.db.execute(sql`
      insert into digest_subscriptions as own (user_id, frequency, day_of_week, hour, parts)
      values (${userID}, ${patch.frequency ?? null}, ${patch.dayOfWeek ?? null}, ${patch.hour ?? null},
        ${JSON.stringify(parts)}::jsonb)
      on conflict (user_id) do update set frequency = coalesce(excluded.frequency, own.frequency),
        day_of_week = coalesce(excluded.day_of_week, own.day_of_week), hour = coalesce(excluded.hour, own.hour),
        parts = own.parts || excluded.parts`);
    if (patch.enabled === undefined) await w.announce(notificationPreferencesChanged, { userID });
    else await switchDigest(w, userID, patch.enabled);
  });
}

function switchDigest(w: WriteContext, userID: number, isOn: boolean): Promise<void> {
  return storeWanted(w, userID, new Map([[DIGEST_PREFERENCE, { email: isOn }]]));
}

/** Newcomers have one at once, where the site wants that. */
export const subscribeNewcomers = listener(userRegistered, {
  name: 'subscribe newcomers to the digest',
  handle: async (site, { payload: { userID } }) => {
    const config = await site.snapshots.get(configSnapshot);
    if (!config.get(digestConfig.enabled) || !config.get(digestConfig.autosubscribes)) return;
    await site.database.transaction(async (tx) => {
      if ((await findOwn(tx, userID)).has(DIGEST_PREFERENCE)) return;
      await switchDigest(site.writeContext(tx, systemViewer(), 'en'), userID, true);
    });
  },
});

/** So many ids are one step: who among them was not given it yet. */
const STEP = 200;

export const backfillOperation = bulkOperation<{ dateLastActive: string }>({
  name: 'digest.backfill',
  require: (ctx) => ctx.require('site.manage'),
  list: async (ctx) => {
    const row = await ctx.db.row<{ last: number }>(sql`select max(user_id) as last from users`);
    return Array.from({ length: Math.ceil((row?.last ?? 0) / STEP) }, (_, at) => at + 1);
  },
  each: (ctx, step, { dateLastActive }) =>
    ctx.write(async (w) => {
      const until = Number(step) * STEP;
      const rows = await w.db.rows<{ user_id: number }>(sql`
        select user_id from users
        where user_id > ${until - STEP} and user_id <= ${until} and date_last_active >= ${dateLastActive}::timestamptz
          and date_deleted is null and banned = 0 and admin < 2 and email is not null
        order by user_id`);
      for (const { user_id: userID } of rows) await giveDigest(w, userID);
    }),
});

/** Whoever chose before, yes or no, keeps that. */
async function giveDigest(w: WriteContext, userID: number): Promise<void> {
  if (!(await findOwn(w.db, userID)).has(DIGEST_PREFERENCE)) await switchDigest(w, userID, true);
}
