// Settings are stored only where they differ from what was declared; everything derived from them is invalidated.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { storeSettings } from '../../../platform/server/config/stored-settings.ts';
import type { WriteContext } from '../../../platform/server/http/context.ts';

/** The values are valid already: see settings.ts. */
export async function changeSettings(
  w: WriteContext,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const keys = Object.keys(values);
  if (keys.length === 0) return;
  await storeSettings(w.db, values, w.viewer.userID || null);
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
