// Where addresses of files stand outside records: a condition on the column `key` that is true while it is needed.
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';

export const mediaMentions = new ExtensionPoint<(key: Sql) => Sql>();

/** Logos and the like: everybody sees them. */
export const mentionedInSettings = (key: Sql): Sql =>
  sql`exists (select 1 from config_values where position(${key} in value::text) > 0)`;
