// Where addresses of files stand outside records: a condition on the column `key` that is true while it is needed.
import { someSettingHolds } from '../../../platform/server/config/stored-settings.ts';
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';

export const mediaMentions = new ExtensionPoint<(key: Sql) => Sql>();

/** Logos and the like: everybody sees them. */
export const mentionedInSettings = (key: Sql): Sql => someSettingHolds(key);
