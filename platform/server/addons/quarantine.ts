// An add-on that fails is switched off by the site itself, with its reason, and everything else goes on. Whoever
// switches it on again tries it anew.
import { z } from 'zod';
import { type ConfigKey, configKey } from '../config/config-key.ts';
import type { Feature } from '../feature/feature.ts';

const quarantine = z.object({
  /** What it threw, in its own words. */
  reason: z.string(),
  place: z.enum(['start', 'route', 'job', 'shared']),
  date: z.string(),
});
export type Quarantine = z.infer<typeof quarantine>;

const keys = new WeakMap<Feature, ConfigKey<Quarantine | null>>();

/** Why the site has switched an add-on off; null while it has not. */
export function quarantineOf(feature: Feature): ConfigKey<Quarantine | null> {
  const known = keys.get(feature);
  if (known) return known;
  const { key, name } = feature.addon as NonNullable<Feature['addon']>;
  const made = configKey<Quarantine | null>({
    key: `addons.quarantined.${key}`,
    schema: quarantine.nullable(),
    default: null,
    read: 'site.manage',
    write: 'site.manage',
    description: `Why the add-on “${name}” was switched off by the site itself: what failed in it. Null takes it out of quarantine.`,
  });
  keys.set(feature, made);
  return made;
}
