// Where addresses of files stand outside records: a condition on the column `key` that is true while it is needed.
import type { Sql } from '../../../platform/server/db/sql.ts';
import { ExtensionPoint } from '../../../platform/server/feature/extension-point.ts';

export const mediaMentions = new ExtensionPoint<(key: Sql) => Sql>();
