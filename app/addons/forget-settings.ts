// The settings of an add-on that is removed.

import { quarantineOf } from '../../platform/server/addons/quarantine.ts';
import { cacheTag } from '../../platform/server/cache/cache-tags.ts';
import { deleteSettings } from '../../platform/server/config/stored-settings.ts';
import type { Feature } from '../../platform/server/feature/feature.ts';
import { addonSwitch } from '../../platform/server/site/feature-set.ts';
import type { Site } from '../../platform/server/site/site.ts';

export async function forgetSettings(site: Site, feature: Feature): Promise<void> {
  const keys = [addonSwitch(feature), quarantineOf(feature), ...(feature.config ?? [])].map(({ key }) => key);
  await site.database.transaction((tx) => deleteSettings(tx, keys));
  site.invalidate([cacheTag.config]);
}
