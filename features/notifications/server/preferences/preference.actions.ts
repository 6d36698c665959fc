import { changeSettings } from '../../../../platform/server/config/change-settings.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import { userChoseLocale } from '../../../locales/locales.events.ts';
import { setMemberLocale, setMemberTimeZone } from '../../../users/server/manage/member-row.actions.ts';
import { notificationPreferencesChanged } from '../../notifications.events.ts';
import type { DefaultPreferences } from '../../preferences.contract.ts';
import { notificationConfig } from '../notification.config.ts';
import type { Channels } from '../notification-preferences.ts';

export interface OwnRow {
  preference: string;
  popup: boolean | null;
  email: boolean | null;
}

export async function findOwn(db: Queryable, userID: number): Promise<Map<string, OwnRow>> {
  const rows = await db.rows<OwnRow>(
    sql`select preference, popup, email from notification_preferences where user_id = ${userID}`,
  );
  return new Map(rows.map((row) => [row.preference, row]));
}

export type Wanted = ReadonlyMap<string, Partial<Channels>>;

/** What is not named stays as it is. */
export async function storeWanted(w: WriteContext, userID: number, wanted: Wanted): Promise<void> {
  const given = [...wanted].filter(([, { popup, email }]) => popup !== undefined || email !== undefined);
  if (given.length === 0) return;
  await w.db.execute(sql`
    insert into notification_preferences as own (user_id, preference, popup, email)
    select ${userID}, preference, popup, email
    from unnest(${given.map(([name]) => name)}::text[], ${given.map(([, each]) => each.popup ?? null)}::bool[],
      ${given.map(([, each]) => each.email ?? null)}::bool[]) given (preference, popup, email)
    order by preference
    on conflict (user_id, preference) do update set
      popup = coalesce(excluded.popup, own.popup), email = coalesce(excluded.email, own.email)`);
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
