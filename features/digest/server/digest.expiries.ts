import { sql } from '../../../platform/server/db/sql.ts';
import type { Expiry } from '../../../platform/server/feature/operations.ts';

/** By then nobody schedules the same again. */
export const digestExpiries: Expiry[] = [
  {
    name: 'deliveries of digests',
    remove: (db, limit) =>
      db.execute(sql`
        delete from digest_deliveries where delivery_id in (
          select delivery_id from digest_deliveries where date_scheduled < now() - interval '60 days'
          order by date_scheduled limit ${sql.integer(limit)})`),
  },
];
