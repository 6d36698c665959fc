// Settings: declared defaults, overlaid with what was stored.

import { cacheTag } from '../cache/cache-tags.ts';
import type { Snapshot } from '../cache/snapshots.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { ConfigKey } from './config-key.ts';

/** The settings as they stand: `config.get(titleKey)`. */
export class Config {
  readonly #stored: ReadonlyMap<string, unknown>;
  /** What was stored, checked once: pages ask for the same settings again and again. */
  readonly #checked = new Map<ConfigKey<unknown>, unknown>();

  readonly #defaults: ReadonlyMap<string, unknown>;

  /** `defaults`: where this site begins otherwise than its declarations say. */
  constructor(stored: ReadonlyMap<string, unknown>, defaults: ReadonlyMap<string, unknown> = new Map()) {
    this.#stored = stored;
    this.#defaults = defaults;
  }

  defaultOf<T>(key: ConfigKey<T>): T {
    return this.#defaults.has(key.key) ? (this.#defaults.get(key.key) as T) : key.default;
  }

  get<T>(key: ConfigKey<T>): T {
    const stored = this.#stored.get(key.key);
    if (stored === undefined) return this.defaultOf(key);
    if (this.#checked.has(key)) return this.#checked.get(key) as T;
    // A stored value that no longer fits (an older version wrote it) counts as not set.
    const parsed = key.schema.safeParse(stored);
    const value = parsed.success ? parsed.data : this.defaultOf(key);
    this.#checked.set(key, value);
    return value;
  }
}

export interface ConfigSource {
  database: Database;
  settingDefaults?: ReadonlyMap<string, unknown>;
}

export const configSnapshot: Snapshot<Config, ConfigSource> = {
  name: 'config',
  tags: [cacheTag.config],
  load: async ({ database, settingDefaults }) => {
    const rows = await database.rows<{ key: string; value: unknown }>(
      sql`select key, value from config_values`,
    );
    return new Config(new Map(rows.map((row) => [row.key, row.value])), settingDefaults);
  },
};
