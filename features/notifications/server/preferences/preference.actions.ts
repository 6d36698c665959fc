import { changeSettings } from '../../../../platform/server/config/change-settings.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { userChoseLocale } from '../../../locales/locales.events.ts';
import { setMemberLocale, setMemberTimeZone } from '../../../users/server/manage/member-row.actions.ts';
import { notificationPreferencesChanged } from '../../notifications.events.ts';
import type { DefaultPreferences } from '../../preferences.contract.ts';
import { notificationConfig } from '../notification.config.ts';
import type { Chosen } from '../notification-preferences.ts';

interface Row {
  preference: string;
  channels: Chosen;
}

export async function findOwn(db: Queryable, userID: number): Promise<Map<string, Chosen>> {
  const rows = await db.rows<Row>(
    sql`select preference, channels from notification_preferences where user_id = ${userID}`,
  );
  return new Map(rows.map((row) => [row.preference, row.channels]));
}

export type Wanted = ReadonlyMap<string, Chosen>;

/** What is not named stays as it is. */
export async function storeWanted(w: WriteContext, userID: number, wanted: Wanted): Promise<void> {
  const given = [...wanted].filter(([, channels]) => Object.keys(channels).length > 0);
  if (given.length === 0) return;
  await w.db.execute(sql`
    insert into notification_preferences as own (user_id, preference, channels)
    select ${userID}, preference, channels
    from unnest(${given.map(([name]) => name)}::text[], ${given.map(([, each]) => JSON.stringify(each))}::text[]::jsonb[])
      given (preference, channels)
    order by preference
    on conflict (user_id, preference) do update set channels = own.channels || excluded.channels`);
  await w.announce(notificationPreferencesChanged, { userID });
}

export async function changePreferences(
  ctx: RequestContext,
  userID: number,
  {
    wanted,
    locale,
    timeZone,
  }: { wanted: Wanted; locale?: string | undefined; timeZone?: string | undefined },
): Promise<void> {
  await ctx.write(async (w) => {
    await storeWanted(w, userID, wanted);
    if (timeZone !== undefined && (await setMemberTimeZone(w.db, userID, timeZone)))
      await w.announce(notificationPreferencesChanged, { userID });
    if (locale !== undefined && (await setMemberLocale(w.db, userID, locale)))
      await w.announce(userChoseLocale, { userID, locale });
  });
}

export async function changeDefaults(ctx: RequestContext, changed: DefaultPreferences): Promise<void> {
  const { defaults } = notificationConfig;
  const stored = ctx.setting(defaults);
  const all = { ...stored };
  for (const [name, channels] of Object.entries(changed)) all[name] = { ...stored[name], ...channels };
  await ctx.write((w) => changeSettings(w, { [defaults.key]: all }));
}
