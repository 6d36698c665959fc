// Settings are stored only where they differ from what was declared; everything derived from them is invalidated.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

/** The values are valid already: see settings.ts. */
export async function changeSettings(
  w: WriteContext,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const keys = Object.keys(values);
  if (keys.length === 0) return;
  const json = Object.values(values).map((value) => JSON.stringify(value));
  await w.db.execute(sql`
    insert into config_values (key, value, update_user_id)
    select key, value::jsonb, ${w.viewer.userID || null} from unnest(${keys}::text[], ${json}::text[]) as given (key, value)
    on conflict (key) do update
      set value = excluded.value, date_updated = now(), update_user_id = excluded.update_user_id`);
  const hasAddons = keys.some((key) => isAddonSwitch(w, key));
  await w.announce({
    type: 'config.changed',
    payload: { keys },
    invalidates: [cacheTag.config, ...(hasAddons ? [cacheTag.addons] : []), cacheTag.everything],
  });
}

function isAddonSwitch(w: WriteContext, key: string): boolean {
  return w.site.features.all.some(
    (feature) => feature.addon && (feature.addon.configKey ?? `addons.${feature.addon.key}`) === key,
  );
}
