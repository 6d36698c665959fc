// Settings: declared defaults, overlaid with what was stored.

import type { Snapshot } from '../cache/snapshots.ts';
import { tagOf } from '../cache/touch.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { ConfigKey } from './config-key.ts';

/** The settings as they stand: `config.get(titleKey)`. */
export class Config {
  readonly #stored: ReadonlyMap<string, unknown>;

  constructor(stored: ReadonlyMap<string, unknown>) {
    this.#stored = stored;
  }

  get<T>(key: ConfigKey<T>): T {
    const value = this.#stored.get(key.key);
    if (value === undefined) return key.default;
    // A stored value that no longer fits (an older version wrote it) counts as not set.
    const parsed = key.schema.safeParse(value);
    return parsed.success ? parsed.data : key.default;
  }
}

export const configSnapshot: Snapshot<Config, { database: Database }> = {
  name: 'config',
  tags: [tagOf.config],
  load: async ({ database }) => {
    const rows = await database.rows<{ key: string; value: unknown }>(
      sql`select key, value from config_values`,
    );
    return new Config(new Map(rows.map((row) => [row.key, row.value])));
  },
};
