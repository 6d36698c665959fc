import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';

export const themeExpiries: Expiry[] = [
  {
    // For so long a deleted theme can be brought back.
    name: 'deleted themes',
    remove: (db, limit) =>
      db.execute(sql`
        delete from themes where theme_id in (
          select theme_id from themes where date_deleted < now() - interval '30 days' limit ${sql.integer(limit)})`),
  },
];
