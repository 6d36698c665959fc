// All features in order of dependency, and what of them is switched on.
import { z } from 'zod';
import type { RateLimitName } from '../../contract/rate-limits.ts';
import { quarantineOf } from '../addons/quarantine.ts';
import type { Config } from '../config/config.ts';
import { type ConfigKey, configKey } from '../config/config-key.ts';
import { heavyReadConfig } from '../config/heavy-read-config.ts';
import { liveConfig } from '../config/live-config.ts';
import { longBodyConfig } from '../config/long-body-config.ts';
import { type RateLimit, rateLimitConfig, rateLimitKeys } from '../config/rate-limit-config.ts';
import { siteConfig } from '../config/site-config.ts';
import { siteModeConfig } from '../config/site-mode.ts';
import { trustConfig } from '../config/trust-config.ts';
import { maxFileSize } from '../config/upload-limits.ts';
import type { Feature } from '../feature/feature.ts';
import { type Provided, providedBy } from '../feature/provided.ts';
import { outgoingConfig } from '../outgoing-http/outgoing.config.ts';

declare module './site.ts' {
  interface Site {
    readonly features: FeatureSet;
  }
}

export class FeatureSet {
  readonly all: readonly Feature[];
  readonly configKeys: ReadonlyMap<string, ConfigKey>;
  readonly provided: Partial<Provided>;
  /** No add-on runs but languages: for a site that its add-ons have broken. */
  readonly isSafeMode: boolean;
  readonly #rateLimits: ReadonlyMap<string, RateLimit>;
  readonly #enabled = new WeakMap<Config, readonly Feature[]>();
  readonly #running = new WeakMap<Config, readonly Feature[]>();
  readonly #inSafeMode = new WeakMap<readonly Feature[], readonly Feature[]>();

  constructor(features: readonly Feature[], { isSafeMode = false } = {}) {
    this.isSafeMode = isSafeMode;
    this.all = inOrderOfDependency(features);
    this.provided = providedBy(features);
    this.#rateLimits = new Map(
      features.flatMap(({ rateLimits = {} }) =>
        Object.entries(rateLimits).map(([name, each]) => [name, rateLimitConfig(name, each)] as const),
      ),
    );
    const keys = [
      ...Object.values(siteConfig),
      ...Object.values(siteModeConfig),
      maxFileSize,
      ...Object.values(outgoingConfig),
      ...[...this.#rateLimits.values()].flatMap(rateLimitKeys),
      trustConfig.posts,
      ...Object.values(trustConfig.rates),
      ...Object.values(heavyReadConfig),
      ...Object.values(liveConfig),
      ...Object.values(longBodyConfig),
      ...features.flatMap((feature) => feature.config ?? []),
      ...features
        .filter((feature) => feature.addon)
        .flatMap((each) => [addonSwitch(each), quarantineOf(each)]),
    ] as ConfigKey[];
    this.configKeys = new Map(keys.map((key) => [key.key, key]));
  }

  get rateLimits(): ReadonlyMap<string, RateLimit> {
    return this.#rateLimits;
  }

  /** Throws where an endpoint or a page names a limit that no feature declares. */
  rateLimit(name: RateLimitName): RateLimit {
    const limit = this.#rateLimits.get(name);
    if (!limit) throw new Error(`No feature declares the rate limit ${name}.`);
    return limit;
  }

  /** Whether what it brings is there: its calls, pages and all that it adds to others. */
  isEnabled(feature: Feature, config: Config): boolean {
    return isOffered(feature, config) && this.isRunning(feature, config);
  }

  /** Whether its listeners and jobs work. */
  isRunning(feature: Feature, config: Config): boolean {
    if (!feature.addon) return true;
    if (this.isSafeMode && feature.addon.locale === undefined) return false;
    return config.get(addonSwitch(feature)) && config.get(quarantineOf(feature)) === null;
  }

  /** Those whose listeners and jobs work; the same list for the same settings: every transaction asks. */
  running(config: Config): readonly Feature[] {
    const known = this.#running.get(config);
    if (known) return known;
    const running = this.all.filter((feature) => this.isRunning(feature, config));
    this.#running.set(config, running);
    return running;
  }

  /** What pages in safe mode are made of: add-ons from outside are left out. */
  enabledInSafeMode(config: Config): readonly Feature[] {
    const enabled = this.enabled(config);
    const known = this.#inSafeMode.get(enabled);
    if (known) return known;
    const made = enabled.filter((feature) => feature.browser === undefined);
    this.#inSafeMode.set(enabled, made);
    return made;
  }

  /** The same list for the same settings, so that what is derived from it can be cached with it. */
  enabled(config: Config): readonly Feature[] {
    const known = this.#enabled.get(config);
    if (known) return known;
    const enabled = this.all.filter((feature) => this.isEnabled(feature, config));
    this.#enabled.set(config, enabled);
    return enabled;
  }
}

/** Of a capability of the core: whether the site wants it. */
export function isOffered({ switchedBy }: Feature, config: Config): boolean {
  return !switchedBy || config.get(switchedBy);
}

const switches = new WeakMap<Feature, ConfigKey<boolean>>();

/** The setting that switches an add-on on and off. */
export function addonSwitch(feature: Feature): ConfigKey<boolean> {
  const known = switches.get(feature);
  if (known) return known;
  const made = switchOf(feature);
  switches.set(feature, made);
  return made;
}

function switchOf({ addon }: Feature): ConfigKey<boolean> {
  if (!addon) throw new Error('Only add-ons can be switched.');
  return configKey({
    key: addon.configKey ?? `addons.${addon.key}`,
    schema: z.boolean(),
    default: addon.isEnabledByDefault ?? false,
    read: 'public',
    write: 'site.manage',
    description: `Whether the add-on “${addon.name}” is switched on.`,
  });
}

function inOrderOfDependency(features: readonly Feature[]): Feature[] {
  const byName = new Map(features.map((feature) => [feature.name, feature]));
  const placed = new Set<string>();
  const ordered: Feature[] = [];
  const place = (feature: Feature, path: readonly string[]): void => {
    if (placed.has(feature.name)) return;
    if (path.includes(feature.name))
      throw new Error(`Features depend on each other in a circle: ${[...path, feature.name].join(' → ')}`);
    for (const name of feature.dependsOn ?? []) {
      const needed = byName.get(name);
      if (!needed) throw new Error(`${feature.name} depends on ${name}, which is not there.`);
      place(needed, [...path, feature.name]);
    }
    placed.add(feature.name);
    ordered.push(feature);
  };
  for (const feature of features) place(feature, []);
  return ordered;
}
