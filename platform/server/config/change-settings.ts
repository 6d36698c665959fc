// Settings are stored only where they differ from what was declared; everything derived from them is invalidated.

import { configChanged } from '../../contract/site.events.ts';
import { quarantineOf } from '../addons/quarantine.ts';
import { cacheTag } from '../cache/cache-tags.ts';
import type { WriteContext } from '../http/context.ts';
import { addonSwitch } from '../site/feature-set.ts';
import { recordReset, recordSettings } from './setting.acts.ts';
import { deleteSettings, storeSettings } from './stored-settings.ts';

/** The values are valid already: see settings.ts. */
export async function changeSettings(
  w: WriteContext,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const keys = Object.keys(values);
  if (keys.length === 0) return;
  await recordSettings(w, values);
  await storeSettings(w.db, values, w.viewer.userID || null);
  await announceSettings(w, keys);
}

/** They are what they were declared to be, also where that changes later. */
export async function resetSettings(w: WriteContext, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await recordReset(w, keys);
  await deleteSettings(w.db, keys);
  await announceSettings(w, keys);
}

async function announceSettings(w: WriteContext, keys: string[]): Promise<void> {
  const hasAddons = keys.some((key) => isAddonSwitch(w, key));
  await w.announce(
    configChanged,
    { keys },
    { invalidates: [cacheTag.config, ...(hasAddons ? [cacheTag.addons] : []), cacheTag.everything] },
  );
}

function isAddonSwitch(w: WriteContext, key: string): boolean {
  return w.site.features.all.some(
    (feature) =>
      feature.switchedBy?.key === key ||
      (feature.addon && (addonSwitch(feature).key === key || quarantineOf(feature).key === key)),
  );
}
